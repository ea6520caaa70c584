import { expect, test } from 'vitest';
import { hasRows, siteMap } from '@/config/site-map';
import { listPages, sitemap, sitemapIndex, sitePages } from './sitemap';

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address);

test.each([
  [['id', 'en'] as const, ['pages', 'tours-1', 'tours-2'], ['pages', 'tours-1', 'tours-2']],
  // A language that the service does not have has only its pages.
  [['id'] as const, ['pages', 'tours-1', 'tours-2'], ['pages']],
])('with a service in %j the index lists the pages and the parts of each list', (languages, indonesian, english) => {
  const index = sitemapIndex({ languages, parts: { tours: 2, articles: 0 } });
  expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
  expect(locationsOf(index)).toEqual([
    ...indonesian.map((part) => `http://localhost:3000/sitemap-${part}.xml`),
    ...english.map((part) => `http://localhost:3000/en/sitemap-${part}.xml`),
  ]);
});

test('a page of one language names no other, whose sitemap without a page does not exist', () => {
  const pages = [{ path: '/blog/b', languages: ['id'] as const }];
  expect(sitemap('id', pages)).not.toContain('hreflang');
  expect(sitemap('en', pages)).toBeNull();
});

const languages = ['id', 'en'] as const;
const noRows = { languages, regionals: [], careers: [], seasons: [], about: {}, terms: {} };
// Booking, counter, sign-in, member area, shared trips and job applications are for visitors who are already on the site.
const HIDDEN = /^\/(auth|account)(\/|$)|^\/(booking|prebook|obs|trip|career\/apply)$/;

test('every page without an id is listed, except the hidden pages', () => {
  const listed = sitePages(noRows).map(({ path }) => path);
  const paths = Object.keys(siteMap).filter((route) => !hasRows(route));
  expect(listed.sort()).toEqual(paths.filter((path) => !HIDDEN.test(path)).sort());
});

test('regions with tours and careers have a page each', () => {
  const regionals = [
    { id: 3, total_tours: 4 },
    { id: 9, total_tours: 0 },
  ];
  const pages = sitePages({ ...noRows, regionals, careers: [{ slug: 'tour-leader' }] });
  expect(pages.slice(sitePages(noRows).length)).toEqual([
    { path: '/group-tour/destination/3', languages },
    { path: '/career/tour-leader', languages },
  ]);
});

test('a season with departures has a page', () => {
  const seasons = [
    { key: 'lebaran' as const, departures: 7 },
    { key: 'snow' as const, departures: 0 },
  ];
  const pages = sitePages({ ...noRows, seasons });
  expect(pages.slice(sitePages(noRows).length)).toEqual([{ path: '/group-tour/season/lebaran', languages }]);
});

test('tours and articles have a page each, with the date of their last change', () => {
  const tours = [
    { id: 17, updated_at: '2026-11-18T02:00:00Z' },
    { id: 18, languages: ['id' as const] },
  ];
  const articles = [
    { id: 4, seo: { slug: 'gugur' }, created_at: '2026-11-19T09:00:00+07:00' },
    { id: 6, seo: { slug: 'koper' }, created_at: '2026-06-19T02:00:00Z', updated_at: '2026-11-20T02:00:00Z' },
    { id: 5, seo: { slug: 'visa' }, created_at: 'soon' },
  ];
  expect(listPages({ languages, tours })).toEqual([
    { path: '/group-tour/17', languages, changedAt: '2026-11-18T02:00:00.000Z' },
    { path: '/group-tour/18', languages: ['id'] },
  ]);
  expect(listPages({ languages, articles })).toEqual([
    { path: '/blog/gugur', languages, changedAt: '2026-11-19T02:00:00.000Z' },
    { path: '/blog/koper', languages, changedAt: '2026-11-20T02:00:00.000Z' },
    { path: '/blog/visa', languages },
  ]);
});

test('a service in Indonesian has English pages only for the texts of the site', () => {
  const english = sitePages({ ...noRows, languages: ['id'] }).filter(({ languages }) => languages.includes('en'));
  expect(english.map(({ path }) => path)).toEqual(['/corporate/register', '/term-and-condition', '/privacy-policy']);
});

test('a page about one row exists in the languages of the row', () => {
  const indonesian = { languages: ['id' as const] };
  const pages = sitePages({ ...noRows, about: indonesian, terms: indonesian });
  const ofIndonesian = pages.flatMap(({ path, languages }) => (languages.includes('en') ? [] : path));
  expect(ofIndonesian.sort()).toEqual(['/about-us', '/booking/terms-and-conditions']);
});
