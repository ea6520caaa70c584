import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { ROWS_PER_PART, readSitePages, readSitePart, readSiteSize } from './read-site';
import { languagesFor, readServiceLanguages } from './service-languages';

// So that no test gets the responses of an earlier one.
vi.mock('./last-responses', () => import('../../../tests/support/no-last-responses'));

const server = withMockServer();

test('a service that answers every request in Indonesian has one language; without an answer it has both', async () => {
  expect(await readServiceLanguages()).toEqual(['id', 'en']);
  server.reset('one-language');
  expect(await readServiceLanguages()).toEqual(['id']);
  server.faults.add({ operationId: 'getContactPage', status: 500 });
  expect(await readServiceLanguages()).toEqual(['id', 'en']);
});

test('the language of a page comes first, if the texts exist in it', () => {
  expect(languagesFor('en', ['id', 'en'])).toEqual(['en', 'id']);
  expect(languagesFor('en', ['id'])).toEqual(['id']);
});

/** Lets the service have this many tours, and returns the pages that are read. */
function withTours(total: number): number[] {
  const pages: number[] = [];
  server.override('listTours', ({ query, reply }) => {
    const { page = 1, limit = 9 } = query;
    pages.push(page);
    const ids = Array.from({ length: Math.max(0, Math.min(limit, total - (page - 1) * limit)) }, (_, index) => index);
    const data = ids.map((index) => {
      const id = (page - 1) * limit + index + 1;
      return { id, title: 'Tour', itineraryCount: 0, mainCountries: [], itineraries: [] };
    });
    const pagination = { current_page: page, first_item: null, last_item: null, per_page: limit, total };
    return reply(200, { success: true, data, pagination });
  });
  return pages;
}

test('the site consists of all tours, regions, articles and positions of the service', async () => {
  const { regionals, careers } = await readSitePages('id');
  const rows = { ...(await readSitePart('id', 'tours', 1)), ...(await readSitePart('id', 'articles', 1)) };
  expect(rows).toMatchObject({ tours: { length: 36 }, articles: { length: 12 } });
  expect([regionals.length > 3, careers.length > 3]).toEqual([true, true]);
});

test('one failed request rejects', async () => {
  server.faults.add({ operationId: 'listCareers', status: 500 });
  await expect(readSitePages('id')).rejects.toMatchObject({ kind: 'server' });
  server.faults.add({ operationId: 'listArticles', status: 500 });
  await expect(readSitePart('id', 'articles', 1)).rejects.toMatchObject({ kind: 'server' });
  await expect(readSiteSize()).rejects.toMatchObject({ kind: 'server' });
});

test('the parts hold each of ten thousand tours once, and no part reads more than its pages', async () => {
  const pages = withTours(10_001);
  const { parts } = await readSiteSize();
  expect([parts, pages]).toEqual([{ tours: 21, articles: 1 }, [1]]);
  const ids: number[] = [];
  for (let part = 1; part <= parts.tours + 1; part += 1) {
    pages.length = 0;
    const rows = await readSitePart('id', 'tours', part);
    if ('tours' in rows) ids.push(...rows.tours.map(({ id }) => id));
    expect(pages.length).toBeLessThanOrEqual(5);
  }
  expect(ROWS_PER_PART).toBeLessThanOrEqual(10_000);
  expect([ids.length, new Set(ids).size]).toEqual([10_001, 10_001]);
});
