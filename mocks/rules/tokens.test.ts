import { expect, test } from 'vitest';
import { createSession } from './tokens.ts';

test('expired sessions are deleted by the first sign-in and then once a minute', () => {
  const now = Date.parse('2027-01-15T03:00:00Z');
  const expired = { memberId: 'm1', expiresAt: now - 1 };
  const sessions = { first: { ...expired }, valid: { memberId: 'm2', expiresAt: now + 600_000 } };
  const signInAfter = (ms: number) => createSession(sessions, 'm3', new Date(now + ms));
  signInAfter(0);
  expect(Object.keys(sessions)).toHaveLength(2);
  Object.assign(sessions, { second: { ...expired } });
  signInAfter(59_000);
  expect(sessions).toHaveProperty('second');
  signInAfter(60_000);
  expect(sessions).not.toHaveProperty('second');
  expect(sessions).toHaveProperty('valid');
});
