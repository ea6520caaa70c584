import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const now = Date.parse('2027-01-01T00:00:00Z');
const read = (value?: string, date = '') =>
  retryAfterOf(new Headers({ ...(value !== undefined && { 'retry-after': value }), date }), now);

test('a number is seconds', () => expect(read('3')).toBe(3));
test('a date counts from the date of the answer, whatever the clock of the device says', () =>
  expect(read('Fri, 01 Jan 2027 05:00:07 GMT', 'Fri, 01 Jan 2027 05:00:05 GMT')).toBe(2));
test.each(['', 'soon'])('a date in an answer with the date "%s" counts from now', (date) =>
  expect(read('Fri, 01 Jan 2027 00:00:07 GMT', date)).toBe(7),
);
test('a date in the past gives 0', () => expect(read('Thu, 31 Dec 2026 23:59:00 GMT')).toBe(0));
test('missing and invalid values give undefined', () =>
  expect([read(), read(''), read('soon')]).toEqual([undefined, undefined, undefined]));
