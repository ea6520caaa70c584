import sharp from 'sharp';
import { fetchSitePages, isMemberRoute } from '../../../scripts/lib/site-pages.ts';
import { pageRows, type SiteRoute } from '../../../src/config/site-map.ts';
import {
  findStructuredDataProblems,
  type JsonLdNode,
  nodesIn,
  nodesOfType,
  typesOf,
} from '../../support/structured-data/find-problems.ts';
import { formatRupiah } from '../booking/booking-drafts.ts';
import { isSample, languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';
import { type FetchedPage, findDuplicates, readPages, readSitemap, type SitemapEntry } from './read-pages.ts';

const pathWithoutLanguage = (url: string) => new URL(url).pathname.replace(/^\/en(?=\/|$)/, '') || '/';

const TYPES: Partial<Record<SiteRoute, string[]>> = {
  '/': ['TravelAgency', 'WebSite'],
  '/group-tour': ['ItemList', 'BreadcrumbList'],
  '/group-tour/[id]': ['TouristTrip', 'BreadcrumbList'],
  '/group-tour/destination': ['CollectionPage', 'BreadcrumbList'],
  '/group-tour/destination/[id]': ['CollectionPage', 'BreadcrumbList'],
  '/group-tour/season/[slug]': ['CollectionPage', 'BreadcrumbList'],
  '/blog/[slug]': ['BlogPosting', 'BreadcrumbList'],
  '/corporate': ['Service'],
  '/mice': ['Service'],
  '/career/[slug]': ['BreadcrumbList'],
  '/visa-and-passport': ['WebPage', 'BreadcrumbList'],
  '/promotion': ['ItemList', 'BreadcrumbList'],
  '/about-us': ['AboutPage', 'BreadcrumbList'],
  '/contact': ['ContactPage', 'BreadcrumbList'],
};

/** Returns the problems of a page's structured data. */
function findJsonLdProblems(route: string | null, data: readonly JsonLdNode[]): string[] {
  const types = nodesIn(data).flatMap(typesOf);
  const expectedTypes = TYPES[route as SiteRoute] ?? [];
  const missingTypes = expectedTypes.filter((type) => !types.includes(type)).map((type) => `has no ${type}`);
  const wrongContexts = data
    .filter((node) => node['@context'] !== 'https://schema.org')
    .map(() => 'has data without the context of schema.org');
  return [...missingTypes, ...wrongContexts, ...findStructuredDataProblems(data)];
}

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    // The tests run in one worker, one after another, because they share the pages.
    test.describe.configure({ mode: 'default' });
    let entries: SitemapEntry[];
    let pages: FetchedPage[];

    test.beforeAll(async () => {
      entries = await readSitemap(language);
      pages = await readPages(entries.map(({ loc }) => loc));
      console.log(`${language}: ${entries.length} pages in the sitemap`);
    });

    test(`${language}: every page of the sitemap loads, can be indexed and is its own canonical address`, () => {
      expect(entries.length).toBeGreaterThan(60);
      expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
      const problems = pages.flatMap(({ url, status, robots, canonical, lang, h1Count }) => [
        ...(status === 200 ? [] : [`${url} responds with ${status}`]),
        ...(robots === null ? [] : [`${url} has the robots tag ${robots}`]),
        ...(canonical.join() === url ? [] : [`${url} has the canonical address ${canonical.join() || 'none'}`]),
        ...(lang === language ? [] : [`${url} is in ${lang}`]),
        ...(h1Count === 1 ? [] : [`${url} has ${h1Count} main headings`]),
      ]);
      expect(problems).toEqual([]);
    });

    test(`${language}: pages and sitemaps link to each page in both languages`, async () => {
      const otherLanguage = language === 'id' ? 'en' : 'id';
      const byAddress = (sitemap: SitemapEntry[]) => new Map(sitemap.map(({ loc, alternates }) => [loc, alternates]));
      const alternatesInSitemap = byAddress(entries);
      const alternatesInOtherSitemap = byAddress(await readSitemap(otherLanguage));
      expect(alternatesInOtherSitemap.size).toBe(entries.length);
      for (const { url, alternates } of pages) {
        const path = pathWithoutLanguage(url);
        const expected = { id: site + path, en: site + inLanguage('en', path), 'x-default': site + path };
        expect(alternates).toEqual(expected);
        expect(alternatesInSitemap.get(url)).toEqual(expected);
        expect(alternatesInOtherSitemap.get(expected[otherLanguage])).toEqual(expected);
      }
    });

    test(`${language}: every page has a different title and a different description`, () => {
      expect(findDuplicates(pages, ({ title }) => title)).toEqual([]);
      expect(findDuplicates(pages, ({ description }) => description)).toEqual([]);
    });

    test(`${language}: the social tags of a page have its address, title and description`, () => {
      for (const { url, title, description, socialTags } of pages) {
        expect([url, socialTags['og:url']]).toEqual([url, url]);
        expect(title.startsWith(socialTags['og:title'] ?? '-')).toBe(true);
        expect(socialTags).toMatchObject({
          'og:description': description,
          'og:type': /\/blog\/./.test(url) ? 'article' : 'website',
          'og:site_name': 'Kelana',
          'og:locale': language === 'id' ? 'id_ID' : 'en_US',
          'og:image:width': '1200',
          'og:image:height': '630',
          'twitter:card': 'summary_large_image',
        });
        expect(socialTags['og:image:alt']).toBeTruthy();
      }
    });

    test(`${language}: every social image is a PNG of the declared size`, async () => {
      const images = [...new Set(pages.map(({ socialTags }) => socialTags['og:image'] ?? ''))];
      expect(images.length).toBeGreaterThan(40);
      const checkedImages = images.filter((_, index) => !isSample || index % 12 === 0);
      for (const image of checkedImages) {
        const response = await fetch(image);
        const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
        const type = response.headers.get('content-type');
        expect([image, response.status, type]).toEqual([image, 200, 'image/png']);
        expect([format, width, height], image).toEqual(['png', 1200, 630]);
        // An image without a photo is cached for an hour, and one with a photo for a day.
        expect(response.headers.get('cache-control')).toMatch(/s-maxage=(3600|86400)/);
      }
    });

    test(`${language}: structured data is complete and has the prices of its page`, () => {
      const problems = pages.flatMap(({ url, pattern, jsonLd, html }) => {
        const prices = nodesOfType('Offer', jsonLd).flatMap(({ price }) => price ?? []);
        const missingPrices = prices.filter((price) => !html.includes(formatRupiah(Number(price))));
        return [
          ...findJsonLdProblems(pattern, jsonLd).map((problem) => `${url} ${problem}`),
          ...missingPrices.map((price) => `${url} never shows ${price}`),
        ];
      });
      expect(problems).toEqual([]);
      expect(pages.flatMap(({ jsonLd }) => nodesOfType('Offer', jsonLd)).length).toBeGreaterThan(100);
      expect(pages.flatMap(({ jsonLd }) => nodesOfType('JobPosting', jsonLd)).length).toBeGreaterThan(0);
    });

    test(`${language}: pages that must not be indexed say so and are not in the sitemap`, async () => {
      const examples = await fetchSitePages(host);
      const unlisted = pageRows.filter(({ route, isListed }) => !isListed && !isMemberRoute(route));
      // The region has no tours.
      const paths = [...unlisted.map(({ route }) => examples[route].path), '/group-tour/destination/9'];
      const unindexedPages = await readPages(paths.map((path) => site + inLanguage(language, path)));
      for (const { url, status, robots, canonical, alternates } of unindexedPages) {
        expect([url, status, robots, canonical, alternates]).toEqual([url, 200, 'noindex', [], {}]);
      }
      const sitemapPaths = new Set(entries.map(({ loc }) => pathWithoutLanguage(loc)));
      expect(paths.filter((path) => sitemapPaths.has(path))).toEqual([]);
      expect([...sitemapPaths].filter((path) => /^\/(auth|account)(\/|$)/.test(path))).toEqual([]);
    });

    test(`${language}: an unknown address responds with 404 and noindex`, async () => {
      const unknownPaths = [
        '/tidak-ada',
        '/group-tour/99999',
        '/group-tour/abc',
        '/group-tour/destination/999',
        '/group-tour/season/monsoon',
        '/booking/9999',
        '/blog/tidak-ada',
        '/career/no',
        '/career/apply/99',
      ];
      const unknownPages = await readPages(unknownPaths.map((path) => site + inLanguage(language, path)));
      for (const { url, status, robots, canonical, socialTags } of unknownPages) {
        expect([url, status, robots, canonical, socialTags]).toEqual([url, 404, 'noindex', [], {}]);
      }
    });
  });
}
