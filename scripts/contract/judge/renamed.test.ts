import { expect, test } from 'vitest';
import { renamedFrom } from './renamed.ts';

test('the most alike of the absent names is the old one', () => {
  expect(renamedFrom('image_url', ['imageUrl', 'title'], [])).toBe('imageUrl');
  expect(renamedFrom('prices', ['price', 'seat'], [])).toBe('price');
});

test('nothing alike is the one missing required field, and nothing when several are missing', () => {
  expect(renamedFrom('label', ['name'], ['name'])).toBe('name');
  expect(renamedFrom('label', ['name', 'slug'], ['name', 'slug'])).toBeUndefined();
  expect(renamedFrom('internal_margin', ['note'], [])).toBeUndefined();
});
