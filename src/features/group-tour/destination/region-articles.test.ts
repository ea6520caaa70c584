import type { Article } from '@sdk';
import { expect, test } from 'vitest';
import { regionArticles } from './region-articles';

const article = (slug: string, title: string, keywords = '') =>
  ({ id: 1, title, seo: { slug, keywords }, content: '', image: null, image_url: null }) as unknown as Article;

const articles = [
  article('sakura', 'Sakura di Jepang'),
  article('halal', 'Makanan halal di Korea, Jepang, dan Eropa', 'korea, jepang, eropa'),
  article('koper', 'Koper 10 kg'),
  article('eropa', '10 hal yang sering terlupa sebelum tour Eropa'),
];

const matchingSlugs = (...places: string[]) => regionArticles(articles, places).map(({ slug }) => slug);

test('articles that mention more of the places come first, and newer ones first among equals', () => {
  expect(matchingSlugs('Asia Timur', 'Jepang', 'Korea Selatan')).toEqual(['halal', 'sakura']);
});

test('an article about a continent also matches a part of it', () => {
  expect(matchingSlugs('Eropa Barat', 'Swiss')).toEqual(['halal', 'eropa']);
});

test('a place name inside a longer word does not match', () => {
  expect(regionArticles([article('x', 'Perjalanan indiana')], ['India'])).toEqual([]);
});

test('regular-expression characters in a name match literally', () => {
  const candidates = [article('x', 'Tur (baru) ke Jepang')];
  expect(regionArticles(candidates, ['J.pang', '.*', '[a-z]+'])).toEqual([]);
  expect(regionArticles(candidates, ['(baru)']).map(({ slug }) => slug)).toEqual(['x']);
});
