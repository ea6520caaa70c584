import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockServer } from '../../mocks/node.ts';
import { serviceHost } from '../../src/config/env';
import { routes } from '../../src/config/routes.ts';
import { fetchSitePages } from './site-pages.ts';

const server = mockServer();
beforeAll(server.listen);
afterAll(() => server.close());

test('every route has a page, with an id where it needs one', async () => {
  const pages = await fetchSitePages(serviceHost());
  expect(Object.keys(pages)).toEqual([...Object.keys(routes), 'notFound']);
  expect(pages.promotion).toEqual({ path: '/promotion' });
  expect(pages.accountBooking).toEqual({ path: '/account/booking', isMember: true });
  expect(pages.authTest).toEqual({ path: '/auth-test', status: 404 });
  const { tour, destination, booking, prebook, article, career } = pages;
  expect([tour, destination, booking, prebook].map(({ path }) => path.replace(/\d+$/, 'id'))).toEqual([
    '/group-tour/id',
    '/group-tour/destination/id',
    '/booking/id',
    '/prebook?tour=id',
  ]);
  for (const { path } of [article, career]) expect(path).toMatch(/^\/(blog|career)\/[a-z0-9-]+$/);
});
