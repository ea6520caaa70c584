// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readReturnPath, readSentLink, removeSentLink, saveSentLink, storeReturnPath } from './recovery-storage';

const HOUR_MS = 3_600_000;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a return path is stored for a day, and only when it is on this site', () => {
  storeReturnPath('/booking/12?step=4', 0);
  expect(readReturnPath(23 * HOUR_MS)).toBe('/booking/12?step=4');
  expect(readReturnPath(24 * HOUR_MS)).toBe(undefined);
  storeReturnPath('//evil.example', 0);
  expect(readReturnPath(1)).toBe(undefined);
  storeReturnPath(undefined);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a sent link is stored for an hour', () => {
  const sent = { email: 'ratna@kelana.example', message: 'Sudah dikirim.', locale: 'id', at: 1000 };
  saveSentLink(sent);
  expect(readSentLink(HOUR_MS)).toEqual(sent);
  expect(readSentLink(HOUR_MS + 1000)).toBeNull();
  removeSentLink();
  expect(readSentLink(2000)).toBeNull();
});
