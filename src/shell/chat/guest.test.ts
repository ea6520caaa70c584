// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { currentGuest } from './guest';

afterEach(() => sessionStorage.clear());

test('a session without a guest has the placeholder with the given name', () => {
  expect(currentGuest('Kelana guest')).toEqual({ identifier: 'guest', name: 'Kelana guest' });
});

test('the guest stored in the session is used', () => {
  sessionStorage.setItem('kelana.guest', JSON.stringify({ identifier: 'g-17', name: 'Sari', more: 1 }));
  expect(currentGuest('Kelana guest')).toEqual({ identifier: 'g-17', name: 'Sari' });
});

test.each(['{', 'null', '[]', '{"identifier":"","name":"Sari"}', '{"identifier":"g-17"}', '"g-17"'])(
  'an invalid stored guest is ignored: %s',
  (stored) => {
    sessionStorage.setItem('kelana.guest', stored);
    expect(currentGuest('Kelana guest').identifier).toBe('guest');
  },
);
