import { expect, test } from 'vitest';
import { avatarUrl } from './avatar';

const root = 'https://api.kelana.example';

test('a missing picture and the bare service root give the placeholder', () => {
  expect(avatarUrl(null, root)).toBeNull();
  expect(avatarUrl('', root)).toBeNull();
  expect(avatarUrl('https://api.kelana.example/', root)).toBeNull();
  expect(avatarUrl('https://api.kelana.example', `${root}/`)).toBeNull();
});

test('any other picture is shown', () => {
  expect(avatarUrl(`${root}/a.jpg`, root)).toBe('https://api.kelana.example/a.jpg');
});
