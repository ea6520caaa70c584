import { expect, test } from 'vitest';
import { buildArticles } from './article.ts';

const articles = buildArticles('2026-11-21', 'id');

test('there are twelve articles, newest first', () => {
  expect(articles).toHaveLength(12);
  const dates = articles.map(({ created_at }) => created_at);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates[0]).toBe('2026-11-18T02:00:00Z');
});

test('their dates move with the day', () => {
  expect(buildArticles('2027-03-01', 'id')[0]?.created_at).toBe('2027-02-26T02:00:00Z');
});

test('an article that has changed did so after its publication and before today', () => {
  const changed = articles.filter(({ updated_at }) => updated_at !== null);
  expect(changed.map(({ id }) => id)).toEqual([2, 8, 10, 12]);
  for (const { created_at, updated_at } of changed) {
    expect(`${updated_at}` > created_at && `${updated_at}` < '2026-11-21').toBe(true);
  }
});

test('ids, slugs and pictures are unique', () => {
  const uniqueValues = articles.flatMap(({ id, seo, image }) => [`id ${id}`, `slug ${seo.slug}`, `picture ${image}`]);
  expect(new Set(uniqueValues).size).toBe(36);
  for (const { seo } of articles) expect(seo.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('a body has 450 to 800 words, at least three headings, and its search description has whole sentences', () => {
  for (const { content, seo } of articles) {
    const words = content.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}]\S*/gu) ?? [];
    expect(words.length, seo.slug).toBeGreaterThanOrEqual(450);
    expect(words.length, seo.slug).toBeLessThanOrEqual(800);
    expect(content.match(/<h2>/g)?.length, seo.slug).toBeGreaterThanOrEqual(3);
    expect(seo.description?.length, seo.slug).toBeLessThanOrEqual(160);
  }
});

test('links between articles point to existing articles', () => {
  const slugs = articles.map(({ seo }) => seo.slug);
  const targets = articles.flatMap(({ content }) =>
    [...content.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug),
  );
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.filter((slug) => !slugs.includes(slug ?? ''))).toEqual([]);
});
