import { expect, test } from 'vitest';
import { showsChat } from './chat-button';

test('the counter layout (obs) and the auth pages have no chat', () => {
  expect(showsChat('obs', '/obs')).toBe(false);
  expect(showsChat('centred', '/auth/sign-in')).toBe(false);
  expect(showsChat('centred', '/auth-test')).toBe(false);
});

test('every other page has the chat', () => {
  expect(showsChat('default', '/')).toBe(true);
  expect(showsChat('centred', '/privacy-policy')).toBe(true);
  expect(showsChat('member', '/account')).toBe(true);
});
