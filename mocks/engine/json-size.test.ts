import { expect, test } from 'vitest';
import { isTooComplex } from './json-size.ts';

test('commas and brackets inside texts do not count', () => {
  expect(isTooComplex(JSON.stringify({ text: ',[{"\\'.repeat(5000) }))).toBe(false);
});

test('values and levels are limited', () => {
  expect(isTooComplex(JSON.stringify(Array.from({ length: 1900 }, () => 1)))).toBe(false);
  expect(isTooComplex(JSON.stringify(Array.from({ length: 2100 }, () => 1)))).toBe(true);
  expect(isTooComplex('['.repeat(30))).toBe(false);
  expect(isTooComplex('['.repeat(31))).toBe(true);
  expect(isTooComplex('{"a":'.repeat(4000))).toBe(true);
  expect(isTooComplex('[[]]'.repeat(40))).toBe(false);
});
