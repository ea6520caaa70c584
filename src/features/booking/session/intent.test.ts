import { expect, test, vi } from 'vitest';
import { freshIntent, intentToSend, newKey, refusedIntent } from './intent';

const facts = { source: 'web', locale: 'id' } as const;
const laterFacts = { source: 'obs', locale: 'en' } as const;

test('the first request uses the key of the draft', () => {
  expect(intentToSend({ key: 'first-key', sent: null }, 'two adults', facts)).toEqual({
    key: 'first-key',
    sent: { content: 'two adults', isRefused: false, facts },
  });
});

test('a repeat keeps the key, whatever the outcome of the earlier request', () => {
  const sent = intentToSend({ key: 'first-key', sent: null }, 'two adults', facts);
  expect(intentToSend(sent, 'two adults', facts).key).toBe('first-key');
  expect(intentToSend(refusedIntent(sent), 'two adults', facts).key).toBe('first-key');
});

test('changed content keeps the key while the outcome of the earlier request is unknown', () => {
  const sent = intentToSend({ key: 'first-key', sent: null }, 'two adults', facts);
  expect(intentToSend(sent, 'one adult', facts)).toEqual({
    key: 'first-key',
    sent: { content: 'one adult', isRefused: false, facts },
  });
});

test('changed content gets a new key after a refusal', () => {
  const sent = refusedIntent(intentToSend({ key: 'first-key', sent: null }, 'two adults', facts));
  const next = intentToSend(sent, 'one adult', facts);
  expect(next.key).not.toBe('first-key');
  expect(next.sent).toEqual({ content: 'one adult', isRefused: false, facts });
});

test('a repeat keeps source and language of the first request only while its outcome is unknown', () => {
  const sent = intentToSend({ key: 'first-key', sent: null }, 'two adults', facts);
  expect(intentToSend(sent, 'two adults', laterFacts).sent?.facts).toEqual(facts);
  expect(intentToSend(sent, 'one adult', laterFacts).sent?.facts).toEqual(laterFacts);
  expect(intentToSend(refusedIntent(sent), 'two adults', laterFacts).sent?.facts).toEqual(laterFacts);
});

test('keys are long enough for the service and unique', () => {
  expect(newKey()).toMatch(/^[0-9a-f-]{32,64}$/);
  expect(freshIntent().key).not.toBe(freshIntent().key);
});

test('without a secure context a key is made of random bytes', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index),
    randomUUID: undefined,
  });
  expect(newKey()).toBe('000102030405060708090a0b0c0d0e0f');
  vi.stubGlobal('crypto', { randomUUID: () => 'key-of-the-browser' });
  expect(newKey()).toBe('key-of-the-browser');
});
