// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readReturnPath, storeReturnPath } from './return-path';

const HOUR_MS = 3_600_000;

afterEach(() => localStorage.clear());

test('a return path is stored for a day, and only when it is on this site', () => {
  storeReturnPath('/booking/12?step=4', 0);
  expect(readReturnPath(23 * HOUR_MS)).toBe('/booking/12?step=4');
  expect(readReturnPath(24 * HOUR_MS)).toBe(undefined);
  storeReturnPath('//evil.example', 0);
  expect(readReturnPath(1)).toBe(undefined);
  storeReturnPath(undefined);
  expect(Object.keys(localStorage)).toEqual([]);
});
