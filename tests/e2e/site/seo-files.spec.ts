import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { site } from './crawl/site-crawl.ts';
import { readPage } from './seo/read-pages.ts';
import { readSitemap, textsOf } from './seo/read-sitemap.ts';
import { coverage, visibleWords } from './seo/visible-words.ts';

const KINDS: [string, RegExp][] = [
  ...['/', '/group-tour', '/group-tour/destination', '/blog', '/career', '/corporate', '/mice', '/about-us'].map(
    (path): [string, RegExp] => [path, new RegExp(`^${path}$`)],
  ),
  ...['/contact', '/promotion', '/visa-and-passport', '/privacy-policy', '/booking/terms-and-conditions'].map(
    (path): [string, RegExp] => [path, new RegExp(`^${path}$`)],
  ),
  ['a tour', /^\/group-tour\/17$/],
  ['a region', /^\/group-tour\/destination\/\d+$/],
  ['an article', /^\/blog\/.+$/],
  ['a position', /^\/career\/.+$/],
];

test('the home page is in Indonesian whatever the browser speaks', async ({ request }) => {
  for (const language of ['en-US,en;q=0.9', 'id', 'fr', '']) {
    const answer = await request.get('/', { headers: { 'accept-language': language }, maxRedirects: 0 });
    expect([language, answer.status()]).toEqual([language, 200]);
    expect(await answer.text()).toMatch(/<html[^>]* lang="id"/);
  }
});

test('robots may read all but the calls of the site, and find the sitemaps', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect([robots.status(), robots.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await robots.text()).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`);
  const index = await request.get('/sitemap.xml');
  expect([index.status(), index.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(textsOf(await index.text(), 'loc')).toEqual([`${site}/sitemap-pages.xml`, `${site}/en/sitemap-pages.xml`]);
});

test('files that do not exist are a 404, and none is written to', async ({ request }) => {
  for (const path of [
    '/sitemap-fr.xml',
    '/og/tour/99999.png',
    '/og/article/tidak-ada.png',
    '/og/booking/17.png',
    '/og/tour/17.jpg',
    '/og/site',
    '/og/site/x1.png',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const path of ['/robots.txt', '/sitemap-pages.xml', '/blog/rss.xml', '/og/site.png']) {
    expect([path, (await request.post(path)).status()]).toEqual([path, 405]);
  }
});

for (const language of languagesOfRun('id')) {
  test(`${language}: the feed holds the articles of the blog, and the blog leads to it`, async ({ page, request }) => {
    const address = site + inLanguage(language, '/blog/rss.xml');
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    const isXml = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/xml');
      return parsed.querySelector('parsererror') === null && parsed.documentElement.nodeName === 'rss';
    }, xml);
    expect(isXml).toBe(true);
    const links = textsOf(xml, 'link');
    expect(links[0]).toBe(site + inLanguage(language, '/blog'));
    expect(textsOf(xml, 'guid')).toEqual(links.slice(1));
    expect(links.length).toBeGreaterThan(9);
    const dates = textsOf(xml, 'pubDate').map(Date.parse);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    const [first = ''] = links.slice(1);
    for (const url of [links[0] ?? '', first]) {
      expect((await readPage(url)).feeds).toEqual([address]);
    }
    expect((await readPage(first)).status).toBe(200);
  });

  test(`${language}: two filters make a page that is not to be found`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?regional_id=1&available=1'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page.goto(inLanguage(language, '/group-tour?sort=price_asc'));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      site + inLanguage(language, '/group-tour'),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test(`${language}: every kind of page is whole without scripts`, async ({ page, browser }) => {
    test.setTimeout(180_000);
    const paths = (await readSitemap(language)).map(({ loc }) => loc);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    // Tours seen before are personal and no content of the page.
    await page.addInitScript(() => localStorage.clear());
    const shares: string[] = [];
    for (const [kind, pattern] of KINDS) {
      const url = paths.find((loc) => pattern.test(new URL(loc).pathname.replace(/^\/en(?=\/|$)/, '') || '/'));
      expect([kind, url]).toEqual([kind, expect.any(String)]);
      await still.goto(url ?? '', { waitUntil: 'load' });
      await page.goto(url ?? '', { waitUntil: 'load' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      // Waits for content from scripts and the page's end by time, because prefetches never let the network become idle.
      await page.waitForTimeout(500);
      const { share, missing } = coverage(await visibleWords(still), await visibleWords(page));
      if (share < 0.99) shares.push(`${kind}: ${share.toFixed(3)} without ${missing.slice(0, 20).join(' ')}`);
    }
    await plain.close();
    expect(shares).toEqual([]);
  });
}
