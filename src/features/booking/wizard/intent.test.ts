import { expect, test } from 'vitest';
import { freshIntent, intentToSend, newKey, refusedIntent } from './intent';

test('the first send keeps the key of the draft', () => {
  expect(intentToSend({ key: 'first-key', sent: null }, 'two adults')).toEqual({
    key: 'first-key',
    sent: { content: 'two adults', isRefused: false },
  });
});

test('a repeat keeps the key, whatever came of the send before', () => {
  const sent = intentToSend({ key: 'first-key', sent: null }, 'two adults');
  expect(intentToSend(sent, 'two adults').key).toBe('first-key');
  expect(intentToSend(refusedIntent(sent), 'two adults').key).toBe('first-key');
});

test('changed content keeps the key while nobody knows what came of the send before', () => {
  const sent = intentToSend({ key: 'first-key', sent: null }, 'two adults');
  expect(intentToSend(sent, 'one adult')).toEqual({
    key: 'first-key',
    sent: { content: 'one adult', isRefused: false },
  });
});

test('changed content gets a new key after a refusal', () => {
  const sent = refusedIntent(intentToSend({ key: 'first-key', sent: null }, 'two adults'));
  const next = intentToSend(sent, 'one adult');
  expect(next.key).not.toBe('first-key');
  expect(next.sent).toEqual({ content: 'one adult', isRefused: false });
});

test('keys are long enough for the service and never the same', () => {
  expect(newKey()).toMatch(/^[0-9a-f-]{32,64}$/);
  expect(freshIntent().key).not.toBe(freshIntent().key);
});
