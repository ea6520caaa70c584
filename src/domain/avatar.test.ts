import { expect, test } from 'vitest';
import { avatarUrl } from './avatar';

const root = 'https://api.kelana.example';

test('a missing picture and the bare service root give the placeholder', () => {
  expect(avatarUrl(null, root)).toBeNull();
  expect(avatarUrl('', root)).toBeNull();
  expect(avatarUrl('https://api.kelana.example/', root)).toBeNull();
  expect(avatarUrl('https://api.kelana.example', `${root}/`)).toBeNull();
});

test('the picture of the auth user goes before the one of the profile', () => {
  expect(avatarUrl(`${root}/a.jpg`, root, `${root}/b.jpg`)).toBe('https://api.kelana.example/b.jpg');
  expect(avatarUrl(`${root}/a.jpg`, root, null)).toBe('https://api.kelana.example/a.jpg');
});
