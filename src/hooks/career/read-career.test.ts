import { expect, test } from 'vitest';
import { readCareer } from './read-career';

test.each(['', '.', '..', 'x'.repeat(201), undefined])(
  'there is no position "%s", and nothing is sent',
  async (slug) => {
    expect(await readCareer('id', slug)).toBeNull();
  },
);
