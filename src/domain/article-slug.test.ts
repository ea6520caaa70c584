import { expect, test } from 'vitest';
import { articleSlug } from './article-slug';

const seo = { title: null, description: null };

test.each([
  ['musim-semi', 'musim-semi'],
  [null, '7'],
  ['', '7'],
])('an article with the slug %o has the path segment %s', (slug, segment) => {
  expect(articleSlug({ id: 7, seo: { ...seo, slug } as never })).toBe(segment);
});
