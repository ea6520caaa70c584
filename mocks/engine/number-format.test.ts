import { expect, test } from 'vitest';
import { numberFormatViolations } from './number-format.ts';

const names = (given: unknown, read: unknown) => numberFormatViolations(given, read).map(({ path }) => path);

test('numbers are spelled as in JSON', () => {
  const given = { a: '10', b: '-1.50', c: '1e2', d: '0x10', e: '+1', f: ' 1', g: '01', h: 'Infinity' };
  const read = { a: 10, b: -1.5, c: 100, d: 16, e: 1, f: 1, g: 1, h: Number.POSITIVE_INFINITY };
  expect(names(given, read)).toEqual(['/d', '/e', '/f', '/g', '/h']);
});

test('each item of a list is checked, also a single one', () => {
  expect(names({ country: ['7', '0x8'], month: '01' }, { country: [7, 8], month: [1] })).toEqual([
    '/country',
    '/month',
  ]);
});

test('strings and numbers of a JSON body are not checked', () => {
  expect(names({ code: '0x10', pax: 7 }, { code: '0x10', pax: 7 })).toEqual([]);
  expect(names('0x10', 16)).toEqual([]);
});
