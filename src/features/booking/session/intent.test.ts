import { expect, test } from 'vitest';
import { freshIntent, intentToSend, refusedIntent } from './intent';

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

test('each intent has its own key', () => {
  expect(freshIntent().key).not.toBe(freshIntent().key);
});
