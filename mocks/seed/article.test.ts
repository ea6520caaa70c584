import { expect, test } from 'vitest';
import { buildArticles } from './article.ts';

const articles = buildArticles('2026-11-21', 'id');

test('links between articles point to existing articles', () => {
  const slugs = articles.map(({ seo }) => seo.slug);
  const targets = articles.flatMap(({ content }) =>
    [...content.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug),
  );
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.filter((slug) => !slugs.includes(slug ?? ''))).toEqual([]);
});
