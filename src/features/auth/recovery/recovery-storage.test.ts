// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepReturnPlace, readReturnPlace } from './return-place';
import { keepSentLink, readSentLink, removeSentLink } from './sent-link';
import { secondsLeft } from './use-countdown';

const HOUR_MS = 3_600_000;
const sent = { email: 'ratna@kelana.example', message: 'Sudah dikirim.', locale: 'id', at: 1000 };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a link that was sent is remembered for an hour', () => {
  keepSentLink(sent);
  expect(readSentLink(HOUR_MS)).toEqual(sent);
  expect(readSentLink(HOUR_MS + 1000)).toBeNull();
  removeSentLink();
  expect(readSentLink(2000)).toBeNull();
});

test('what is no sent link is none', () => {
  sessionStorage['kelana.recovery-sent'] = '{"email":7}';
  expect(readSentLink(0)).toBeNull();
  sessionStorage['kelana.recovery-sent'] = '{';
  expect(readSentLink(0)).toBeNull();
});

test('where one wanted to go is remembered for a day, on this site only', () => {
  keepReturnPlace('/booking/12?step=4', 0);
  expect(readReturnPlace(23 * HOUR_MS)).toBe('/booking/12?step=4');
  expect(readReturnPlace(24 * HOUR_MS)).toBe(undefined);
  keepReturnPlace('//evil.example', 0);
  expect(readReturnPlace(1)).toBe(undefined);
  keepReturnPlace(undefined);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the wait counts down to nothing and never exceeds its length', () => {
  expect([0, 1, 999, 59_000, 60_000, 99_000].map((now) => secondsLeft(0, 60, now))).toEqual([60, 60, 60, 1, 0, 0]);
  expect(secondsLeft(1_000_000, 60, 0)).toBe(60);
});
