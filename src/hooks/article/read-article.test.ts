import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { readArticle } from './read-article';

// So that no test gets the responses of an earlier one.
vi.mock('@/api/last-responses', () => import('../../../tests/support/no-last-responses'));

const server = withMockServer();

const slug = 'kapan-waktu-terbaik-melihat-sakura-di-jepang';

test('an article is returned with all other articles and with the tours', async () => {
  const result = await readArticle('id', slug);
  expect(result?.article.seo.slug).toBe(slug);
  expect(result?.articles).toHaveLength(12);
  expect(result?.tours).toHaveLength(36);
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

test('an article loads when its neighbours and tours fail, and rejects when the article itself fails', async () => {
  server.faults.add({ operationId: 'listArticles', status: 500 });
  server.faults.add({ operationId: 'listTours', status: 500 });
  expect(await readArticle('id', slug)).toMatchObject({ articles: [], tours: [] });
  server.faults.add({ operationId: 'getArticle', status: 500 });
  await expect(readArticle('id', slug)).rejects.toMatchObject({ kind: 'server' });
});
