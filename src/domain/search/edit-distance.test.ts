import { expect, test } from 'vitest';
import { editDistance } from './edit-distance';

test.each([
  ['jepang', 'jepang', 0],
  ['jepng', 'jepang', 1],
  ['jepanng', 'jepang', 1],
  ['jepabg', 'jepang', 1],
  ['jepnag', 'jepang', 1],
  ['ejpang', 'jepang', 1],
  ['kapadokia', 'cappadocia', 3],
  ['', 'turki', 5],
  ['turki', '', 5],
])('%s and %s differ by %i', (a, b, mistakes) => {
  expect(editDistance(a, b)).toBe(mistakes);
  expect(editDistance(b, a)).toBe(mistakes);
});
