import { expect, test, vi } from 'vitest';
import { DEMO_DRAFT_TOKEN } from '../../../mocks/mock-context.ts';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { readCareer } from './career';
import { readArticle } from './read-article';
import { readShared } from './read-shared';
import { refusesDrafts } from './refuses-drafts';

// So that no test gets the responses of an earlier one.
vi.mock('./last-responses', () => import('../../../tests/support/no-last-responses'));

const server = withMockServer();

test('tours and regions are read by their id', async () => {
  expect(await readShared('id', 'tour', '17')).toMatchObject({ kind: 'tour', tour: { id: 17 } });
  expect(await readShared('id', 'region', '1')).toMatchObject({ kind: 'region', region: { name: 'Asia Timur' } });
});

test('a region with an id as text is found', async () => {
  const data = server.database().catalogue.regionals.map((row) => ({ ...row, id: String(row.id), total_tours: 1 }));
  server.faults.add({ operationId: 'listRegionals', response: { status: 200, body: { success: true, data } } });
  expect(await readShared('id', 'region', '1')).toMatchObject({ kind: 'region', region: { name: 'Asia Timur' } });
});

test.each([
  ['tour', '99999'],
  ['tour', '017'],
  ['tour', undefined],
  ['region', '999'],
  ['article', 'tidak-ada'],
  ['article', '../tour'],
  ['booking', '17'],
])('%s %s gives null', async (kind, name) => {
  expect(await readShared('id', kind, name)).toBeNull();
});

test('the site has the picture of its banner, or none', async () => {
  expect(await readShared('id', 'site', undefined)).toMatchObject({ imageUrl: expect.stringContaining('/media/') });
  server.faults.add({ operationId: 'listBanners', status: 500 });
  expect(await readShared('id', 'site', undefined)).toEqual({ kind: 'site', imageUrl: null });
});

test('a failure of the service rejects instead of giving null', async () => {
  server.faults.add({ operationId: 'getTour', status: 500 });
  await expect(readShared('id', 'tour', '17')).rejects.toMatchObject({ kind: 'server' });
});

const SLUG = 'kapan-waktu-terbaik-melihat-sakura-di-jepang';

test('an article is returned with all other articles and with the tours', async () => {
  const result = await readArticle('id', SLUG);
  expect(result?.article.seo.slug).toBe(SLUG);
  expect(result?.articles).toHaveLength(12);
  expect(result?.tours).toHaveLength(36);
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
  expect(await readArticle('id', SLUG)).toMatchObject({ articles: [], tours: [] });
  server.faults.add({ operationId: 'getArticle', status: 500 });
  await expect(readArticle('id', SLUG)).rejects.toMatchObject({ kind: 'server' });
});

test.each(['', '.', '..', 'x'.repeat(201), undefined])(
  'there is no position "%s", and nothing is sent',
  async (slug) => {
    expect(await readCareer('id', slug)).toBeNull();
  },
);

const paths = () => ['/group-tour/17', `/en/blog/${server.database().catalogue.articles[0]?.seo.slug}`];

test('only a token that is not the service’s is refused', async () => {
  vi.stubEnv('DRAFT_TOKEN', DEMO_DRAFT_TOKEN);
  expect(await Promise.all([...paths(), '/group-tour/99999'].map(refusesDrafts))).toEqual([false, false, false]);
  vi.stubEnv('DRAFT_TOKEN', 'another-token-of-the-site');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await Promise.all(paths().map(refusesDrafts))).toEqual([true, true]);
});

test('a failing service refuses nothing', async () => {
  vi.stubEnv('DRAFT_TOKEN', DEMO_DRAFT_TOKEN);
  server.faults.add({ operationId: 'getTour', status: 500 });
  expect(await refusesDrafts('/group-tour/17')).toBe(false);
});
