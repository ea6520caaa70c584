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

const slugs = (...places: string[]) => regionArticles(articles, places).map(({ slug }) => slug);

test('articles that name more of the places come first, the newest first between equals', () => {
  expect(slugs('Asia Timur', 'Jepang', 'Korea Selatan')).toEqual(['halal', 'sakura']);
});

test('a part of a continent is also meant by the continent', () => {
  expect(slugs('Eropa Barat', 'Swiss')).toEqual(['halal', 'eropa']);
});

test('a part of a longer word is no place', () => {
  expect(regionArticles([article('x', 'Perjalanan indiana')], ['India'])).toEqual([]);
});

test('the signs of a pattern in a name are meant as they are written', () => {
  const about = [article('x', 'Tur (baru) ke Jepang')];
  expect(regionArticles(about, ['J.pang', '.*', '[a-z]+'])).toEqual([]);
  expect(regionArticles(about, ['(baru)']).map(({ slug }) => slug)).toEqual(['x']);
});
