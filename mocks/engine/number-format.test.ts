import { expect, test } from 'vitest';
import { numberFormatViolations } from './number-format.ts';

const violationPaths = (rawValues: unknown, coercedValues: unknown) =>
  numberFormatViolations(rawValues, coercedValues).map(({ path }) => path);

test('numbers must be written as in JSON', () => {
  const rawValues = { a: '10', b: '-1.50', c: '1e2', d: '0x10', e: '+1', f: ' 1', g: '01', h: 'Infinity' };
  const coercedValues = { a: 10, b: -1.5, c: 100, d: 16, e: 1, f: 1, g: 1, h: Number.POSITIVE_INFINITY };
  expect(violationPaths(rawValues, coercedValues)).toEqual(['/d', '/e', '/f', '/g', '/h']);
});

test('each item of a list is checked, also a single one', () => {
  expect(violationPaths({ country: ['7', '0x8'], month: '01' }, { country: [7, 8], month: [1] })).toEqual([
    '/country',
    '/month',
  ]);
});

test('strings and numbers of a JSON body are not checked', () => {
  expect(violationPaths({ code: '0x10', pax: 7 }, { code: '0x10', pax: 7 })).toEqual([]);
  expect(violationPaths('0x10', 16)).toEqual([]);
});
