import { describe, expect, test } from 'vitest';
import { freshIntent, intentToSend, refusedIntent } from './send-booking';

describe('the key of changed content', () => {
  const facts = { source: 'web', locale: 'id' } as const;
  const laterFacts = { source: 'obs', locale: 'en' } as const;
  const sent = intentToSend({ key: 'first-key', sent: null }, 'two adults', facts);
  test('stays while the outcome of the earlier request is unknown, and is new after a refusal', () => {
    const next = { content: 'one adult', isRefused: false, facts: laterFacts };
    expect(intentToSend(sent, 'one adult', laterFacts)).toEqual({ key: 'first-key', sent: next });
    const renewed = intentToSend(refusedIntent(sent), 'one adult', laterFacts);
    expect(renewed).toEqual({ key: expect.not.stringMatching('first-key'), sent: next });
    expect(freshIntent().key).not.toBe(freshIntent().key);
  });
  test('is not that of a repeat, which keeps source and language only while the outcome is unknown', () => {
    expect(intentToSend(sent, 'two adults', laterFacts)).toEqual(sent);
    const repeated = intentToSend(refusedIntent(sent), 'two adults', laterFacts);
    expect(repeated).toEqual({ key: 'first-key', sent: { ...sent.sent, facts: laterFacts } });
  });
});
