import { isSample, languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { site } from './crawl/site-crawl.ts';
import { jsonLdProblems, nodesOf } from './seo/json-ld-check.ts';
import { pngSize } from './seo/png-size.ts';
import { type FoundPage, readPages, repeated } from './seo/read-pages.ts';
import { readSitemap, type SitemapEntry } from './seo/read-sitemap.ts';

const HIDDEN = [
  ...[
    '/booking',
    '/booking/17',
    '/prebook?tour=17',
    '/obs',
    '/career/apply',
    '/career/apply/1',
    '/group-tour/destination/9',
  ],
  ...['/auth/sign-in', '/auth/sign-up', '/auth/forgot', '/auth/new-password'],
];

const pathOf = (url: string) => new URL(url).pathname.replace(/^\/en(?=\/|$)/, '') || '/';
const written = (amount: unknown) => `Rp\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    // One after the other in one worker: the pages are read once for all.
    test.describe.configure({ mode: 'default', timeout: 180_000 });
    let entries: SitemapEntry[];
    let pages: FoundPage[];

    test.beforeAll(async () => {
      entries = await readSitemap(language);
      pages = await readPages(entries.map(({ loc }) => loc));
      console.log(`${language}: ${entries.length} pages in the sitemap`);
    });

    test(`${language}: every page of the sitemap is there, is to be found and has one address`, () => {
      expect(entries.length).toBeGreaterThan(60);
      expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
      const problems = pages.flatMap(({ url, status, robots, canonical, lang, h1 }) => [
        ...(status === 200 ? [] : [`${url} answers ${status}`]),
        ...(robots === null ? [] : [`${url} says ${robots}`]),
        ...(canonical.join() === url ? [] : [`${url} says it is ${canonical.join() || 'nowhere'}`]),
        ...(lang === language ? [] : [`${url} is in ${lang}`]),
        ...(h1 === 1 ? [] : [`${url} has ${h1} main headings`]),
      ]);
      expect(problems).toEqual([]);
    });

    test(`${language}: languages name each other, on the pages and in the sitemaps`, async () => {
      const other = language === 'id' ? 'en' : 'id';
      const others = new Map((await readSitemap(other)).map(({ loc, alternates }) => [loc, alternates]));
      const ofSitemap = new Map(entries.map(({ loc, alternates }) => [loc, alternates]));
      expect(others.size).toBe(entries.length);
      for (const { url, alternates } of pages) {
        const path = pathOf(url);
        const expected = { id: site + path, en: site + inLanguage('en', path), 'x-default': site + path };
        expect(alternates).toEqual(expected);
        expect(ofSitemap.get(url)).toEqual(expected);
        expect(others.get(expected[other])).toEqual(expected);
      }
    });

    test(`${language}: no two pages have one title or one description`, () => {
      expect(repeated(pages, ({ title }) => title)).toEqual([]);
      expect(repeated(pages, ({ description }) => description)).toEqual([]);
    });

    test(`${language}: only articles say when they came out`, () => {
      const dated = entries.filter(({ lastmod }) => lastmod !== null);
      expect(dated.length).toBeGreaterThan(0);
      expect(
        dated.filter(({ loc, lastmod }) => !/\/blog\/./.test(loc) || Number.isNaN(Date.parse(`${lastmod}`))),
      ).toEqual([]);
    });

    test(`${language}: a shared page has a card with its words`, () => {
      for (const { url, title, description, share } of pages) {
        expect([url, share['og:url']]).toEqual([url, url]);
        expect(title.startsWith(share['og:title'] ?? '-')).toBe(true);
        expect(share).toMatchObject({
          'og:description': description,
          'og:type': /\/blog\/./.test(url) ? 'article' : 'website',
          'og:site_name': 'Kelana',
          'og:locale': language === 'id' ? 'id_ID' : 'en_US',
          'og:image:width': '1200',
          'og:image:height': '630',
          'twitter:card': 'summary_large_image',
        });
        expect(share['og:image:alt']).toBeTruthy();
      }
    });

    test(`${language}: every card has a picture of its size`, async () => {
      const pictures = [...new Set(pages.map(({ share }) => share['og:image'] ?? ''))];
      expect(pictures.length).toBeGreaterThan(40);
      const drawn = pictures.filter((_, index) => !isSample || index % 4 === 0);
      for (const picture of drawn) {
        const answer = await fetch(picture);
        const size = pngSize(Buffer.from(await answer.arrayBuffer()));
        const type = answer.headers.get('content-type');
        expect([picture, answer.status, type, size]).toEqual([picture, 200, 'image/png', [1200, 630]]);
        // An hour without a photograph, a day with one.
        expect(answer.headers.get('cache-control')).toMatch(/s-maxage=(3600|86400)/);
      }
    });

    test(`${language}: structured data is whole, and names the prices of its page`, () => {
      const problems = pages.flatMap(({ url, jsonLd, html }) => {
        const prices = nodesOf('AggregateOffer', jsonLd).flatMap(({ lowPrice, highPrice }) => [lowPrice, highPrice]);
        const unseen = prices.filter((amount) => !html.includes(written(amount)));
        return [...jsonLdProblems(pathOf(url), jsonLd), ...unseen.map((amount) => `never shows ${amount}`)].map(
          (problem) => `${url} ${problem}`,
        );
      });
      expect(problems).toEqual([]);
      expect(pages.flatMap(({ jsonLd }) => nodesOf('AggregateOffer', jsonLd)).length).toBeGreaterThan(20);
      expect(pages.flatMap(({ jsonLd }) => nodesOf('JobPosting', jsonLd)).length).toBeGreaterThan(0);
    });

    test(`${language}: what is not to be found says so, and no sitemap leads there`, async () => {
      const hidden = await readPages(HIDDEN.map((path) => site + inLanguage(language, path)));
      for (const { url, status, robots, canonical, alternates } of hidden) {
        expect([url, status, robots, canonical, alternates]).toEqual([url, 200, 'noindex', [], {}]);
      }
      const found = new Set(entries.map(({ loc }) => pathOf(loc)));
      expect(HIDDEN.filter((path) => found.has(path))).toEqual([]);
      expect([...found].filter((path) => /^\/(auth|account)(\/|$)/.test(path))).toEqual([]);
    });

    test(`${language}: an address nobody knows is a real 404`, async () => {
      const unknown = [
        '/tidak-ada',
        '/group-tour/99999',
        '/group-tour/destination/999',
        '/blog/tidak-ada',
        '/career/no',
      ];
      const answers = await readPages(unknown.map((path) => site + inLanguage(language, path)));
      for (const { url, status, robots, canonical, share } of answers) {
        expect([url, status, robots, canonical, share]).toEqual([url, 404, 'noindex', [], {}]);
      }
    });
  });
}
