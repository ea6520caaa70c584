// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readSentLink, removeSentLink, saveSentLink } from './sent-link';

const HOUR_MS = 3_600_000;
const sent = { email: 'ratna@kelana.example', message: 'Sudah dikirim.', locale: 'id', at: 1000 };

afterEach(() => sessionStorage.clear());

test('a sent link is stored for an hour', () => {
  saveSentLink(sent);
  expect(readSentLink(HOUR_MS)).toEqual(sent);
  expect(readSentLink(HOUR_MS + 1000)).toBeNull();
  removeSentLink();
  expect(readSentLink(2000)).toBeNull();
});

test('a malformed stored value is ignored', () => {
  sessionStorage['kelana.recovery-sent'] = '{"email":7}';
  expect(readSentLink(0)).toBeNull();
  sessionStorage['kelana.recovery-sent'] = '{';
  expect(readSentLink(0)).toBeNull();
});
