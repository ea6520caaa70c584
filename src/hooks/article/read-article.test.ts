import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { readArticle } from './read-article';

// Without stored answers, a test cannot see the answers of the one before.
vi.mock('@/api/last-answers', () => ({ saveAnswer: () => undefined, lastAnswer: () => null }));

const server = mockServer();

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

const slug = 'kapan-waktu-terbaik-melihat-sakura-di-jepang';

test('an article comes with all other articles and with the tours', async () => {
  const found = await readArticle('id', slug);
  expect(found?.article.seo.slug).toBe(slug);
  expect(found?.articles).toHaveLength(12);
  expect(found?.tours).toHaveLength(36);
});

test('a slug that names no article gives null', async () => {
  expect(await readArticle('id', 'tidak-ada')).toBeNull();
});

test('a slug that cannot be valid sends no request', async () => {
  server.faults.add({ operationId: 'getArticle', status: 500 });
  expect(await readArticle('id', '..')).toBeNull();
  expect(await readArticle('id', 'a'.repeat(201))).toBeNull();
  expect(await readArticle('id', undefined)).toBeNull();
});

test('an article loads without its neighbours and tours, but not without itself', async () => {
  server.faults.add({ operationId: 'listArticles', status: 500 });
  server.faults.add({ operationId: 'listTours', status: 500 });
  expect(await readArticle('id', slug)).toMatchObject({ articles: [], tours: [] });
  server.faults.add({ operationId: 'getArticle', status: 500 });
  await expect(readArticle('id', slug)).rejects.toMatchObject({ kind: 'server' });
});

test('neighbours and tours get only the time that the article left', async () => {
  server.faults.add({ operationId: 'getArticle', delayMs: 1500 });
  server.faults.add({ operationId: 'listArticles', delayMs: 2000 });
  server.faults.add({ operationId: 'listTours', delayMs: 2000 });
  expect(await readArticle('id', slug)).toMatchObject({ article: { seo: { slug } }, articles: [], tours: [] });
}, 15_000);
