import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sitePages } from './sitemap-pages';

const noRows = { tours: [], regionals: [], articles: [], careers: [] };
// Booking, counter, sign-in, member area and job applications are for visitors who are already on the site. Search
// engines find the pages of a query by links.
const HIDDEN = /^\/(auth|account|with-query)(\/|$)|^\/(booking|prebook|obs|career\/apply)$/;

test('every page without an id is listed, except the hidden pages', () => {
  const files = readdirSync(new URL('../../pages', import.meta.url), { recursive: true, encoding: 'utf8' });
  const pages = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx$/.test(file) && !/^(_\w+|404|500)\.tsx$/.test(file) && !file.includes('['))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`)
    .filter((page) => !HIDDEN.test(page));
  expect(
    sitePages(noRows)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(pages.sort());
});

test('tours, regions with tours, careers and articles have a page each, articles with their publication date', () => {
  const rows = {
    tours: [{ id: 17 }],
    regionals: [
      { id: 3, total_tours: 4 },
      { id: 9, total_tours: 0 },
    ],
    careers: [{ slug: 'tour-leader' }],
    articles: [
      { id: 4, seo: { slug: 'gugur' }, created_at: '2026-11-19T09:00:00+07:00' },
      { id: 5, seo: { slug: 'visa' }, created_at: 'soon' },
    ],
  };
  expect(sitePages(rows).slice(sitePages(noRows).length)).toEqual([
    { path: '/group-tour/17' },
    { path: '/group-tour/destination/3' },
    { path: '/career/tour-leader' },
    { path: '/blog/gugur', publishedAt: '2026-11-19T02:00:00.000Z' },
    { path: '/blog/visa' },
  ]);
});
