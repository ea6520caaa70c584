// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepReturnPlace, readReturnPlace } from './return-place';

const HOUR_MS = 3_600_000;

afterEach(() => localStorage.clear());

test('where one wanted to go is remembered for a day, on this site only', () => {
  keepReturnPlace('/booking/12?step=4', 0);
  expect(readReturnPlace(23 * HOUR_MS)).toBe('/booking/12?step=4');
  expect(readReturnPlace(24 * HOUR_MS)).toBe(undefined);
  keepReturnPlace('//evil.example', 0);
  expect(readReturnPlace(1)).toBe(undefined);
  keepReturnPlace(undefined);
  expect(Object.keys(localStorage)).toEqual([]);
});
