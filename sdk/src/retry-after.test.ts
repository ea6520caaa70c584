import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const now = Date.parse('2027-01-01T00:00:00Z');
const read = (value?: string) => retryAfterOf(new Headers(value === undefined ? {} : { 'retry-after': value }), now);

test('a number is seconds', () => expect(read('3')).toBe(3));
test('a date is counted from now', () => expect(read('Fri, 01 Jan 2027 00:00:07 GMT')).toBe(7));
test('a date in the past gives 0', () => expect(read('Thu, 31 Dec 2026 23:59:00 GMT')).toBe(0));
test('missing and invalid values give undefined', () =>
  expect([read(), read(''), read('soon')]).toEqual([undefined, undefined, undefined]));
