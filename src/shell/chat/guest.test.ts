// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { currentGuest } from './guest';

afterEach(() => sessionStorage.clear());

test('a session without a guest has the placeholder', () => {
  expect(currentGuest()).toEqual({ identifier: 'guest', name: 'Tamu Kelana' });
});

test('the guest stored in the session is used', () => {
  sessionStorage.setItem('kelana.guest', JSON.stringify({ identifier: 'g-17', name: 'Sari', more: 1 }));
  expect(currentGuest()).toEqual({ identifier: 'g-17', name: 'Sari' });
});

test.each(['{', 'null', '[]', '{"identifier":"","name":"Sari"}', '{"identifier":"g-17"}', '"g-17"'])(
  'an invalid stored guest is ignored: %s',
  (stored) => {
    sessionStorage.setItem('kelana.guest', stored);
    expect(currentGuest().identifier).toBe('guest');
  },
);
