import { expect, test } from 'vitest';
import { renamedFrom } from './renamed.ts';

test('the most similar of the missing names is the old name', () => {
  expect(renamedFrom('image_url', ['imageUrl', 'title'], [])).toBe('imageUrl');
  expect(renamedFrom('prices', ['price', 'seat'], [])).toBe('price');
});

test('without a similar name the old name is the only missing required field, if there is exactly one', () => {
  expect(renamedFrom('label', ['name'], ['name'])).toBe('name');
  expect(renamedFrom('label', ['name', 'slug'], ['name', 'slug'])).toBeUndefined();
  expect(renamedFrom('internal_margin', ['note'], [])).toBeUndefined();
});
