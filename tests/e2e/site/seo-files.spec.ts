import type { Page } from '@playwright/test';
import { layOutWholePage } from '../../../scripts/lib/settled-page.ts';
import { fetchSitePages } from '../../../scripts/lib/site-pages.ts';
import { pageRows } from '../../../src/config/site-map.ts';
import { waitForDeferredParts, watchAnswers } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun, sampleOf } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';
import { parseElementTexts, readPage, readSitemap } from './read-pages.ts';

test('the home page is in Indonesian for every language of the browser', async ({ request }) => {
  for (const language of ['en-US,en;q=0.9', 'id', 'fr', '']) {
    const response = await request.get('/', { headers: { 'accept-language': language }, maxRedirects: 0 });
    expect([language, response.status()]).toEqual([language, 200]);
    expect(await response.text()).toMatch(/<html[^>]* lang="id"/);
  }
});

test('robots.txt allows everything except the API and names the sitemaps', async ({ request }) => {
  const robotsResponse = await request.get('/robots.txt');
  expect(robotsResponse.status()).toBe(200);
  expect(robotsResponse.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robotsResponse.text()).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`);
  const sitemapResponse = await request.get('/sitemap.xml');
  expect(sitemapResponse.status()).toBe(200);
  expect(sitemapResponse.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const sitemaps = parseElementTexts(await sitemapResponse.text(), 'loc');
  expect(sitemaps).toEqual(
    ['', '/en'].flatMap((language) =>
      ['pages', 'tours-1', 'articles-1'].map((part) => `${site}${language}/sitemap-${part}.xml`),
    ),
  );
  for (const address of sitemaps) {
    const response = await request.get(address);
    expect([address, response.status(), response.headers()['content-type']]).toEqual([
      address,
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(parseElementTexts(await response.text(), 'loc').length).toBeLessThanOrEqual(10_000);
  }
});

test('unknown files are a 404, and generated files refuse POST', async ({ request }) => {
  for (const path of [
    '/sitemap-fr.xml',
    '/sitemap-tours-2.xml',
    '/sitemap-tours-0.xml',
    '/sitemap-regions-1.xml',
    '/og/tour/99999.png',
    '/og/article/tidak-ada.png',
    '/og/booking/17.png',
    '/og/tour/17.jpg',
    '/og/site',
    '/og/site/x1.png',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const path of ['/robots.txt', '/sitemap-pages.xml', '/sitemap-tours-1.xml', '/blog/rss.xml', '/og/site.png']) {
    expect([path, (await request.post(path)).status()]).toEqual([path, 405]);
  }
});

/** Returns the visible words of the page, without its forms: a form needs scripts and, without them, says so. */
async function visibleWords(page: Page): Promise<string[]> {
  await layOutWholePage(page);
  const text = await page.evaluate(() => {
    for (const form of document.querySelectorAll('form')) form.style.display = 'none';
    return document.body.innerText;
  });
  return text.split(/\s+/).filter(Boolean);
}

/** Returns the words of `expected` that `actual` lacks, each as often as it lacks it. */
function missingWords(actual: readonly string[], expected: readonly string[]): string[] {
  const rest = [...actual];
  return expected.filter((word) => {
    const index = rest.indexOf(word);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

for (const language of languagesOfRun('id')) {
  test(`${language}: the feed contains the blog's articles, and the blog links to it`, async ({ page, request }) => {
    const address = site + inLanguage(language, '/blog/rss.xml');
    const response = await request.get(address);
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const xml = await response.text();
    const isWellFormedRss = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/xml');
      return parsed.querySelector('parsererror') === null && parsed.documentElement.nodeName === 'rss';
    }, xml);
    expect(isWellFormedRss).toBe(true);
    const links = parseElementTexts(xml, 'link');
    expect(links[0]).toBe(site + inLanguage(language, '/blog'));
    expect(parseElementTexts(xml, 'guid')).toEqual(links.slice(1));
    expect(links.length).toBeGreaterThan(9);
    const dates = parseElementTexts(xml, 'pubDate').map(Date.parse);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    const [first = ''] = links.slice(1);
    for (const url of [links[0] ?? '', first]) {
      expect((await readPage(url)).feeds).toEqual([address]);
    }
    expect((await readPage(first)).status).toBe(200);
  });

  test(`${language}: every kind of page has its text without scripts`, async ({ page, browser }) => {
    const urls = (await readSitemap(language)).map(({ loc }) => loc);
    const examples = await fetchSitePages(host);
    const sitePages = pageRows
      .filter(({ isListed }) => isListed)
      .map(({ route }) => [route, site + inLanguage(language, examples[route].path)] as const);
    expect(urls).toEqual(expect.arrayContaining(sitePages.map(([, url]) => url)));
    const contextWithoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const pageWithoutScripts = await contextWithoutScripts.newPage();
    // The recently viewed tours are personal and not content of the page, so none may be stored.
    await page.addInitScript(() => localStorage.clear());
    const problems: string[] = [];
    const answered = watchAnswers(page);
    for (const [name, url] of sampleOf(
      sitePages,
      sitePages.filter((_, index) => index % 2 === 0),
    )) {
      await pageWithoutScripts.goto(url, { waitUntil: 'load' });
      await page.goto(url, { waitUntil: 'load' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await waitForDeferredParts(page);
      await answered();
      await expect(page.getByText(messages[language]('form:loading'))).toHaveCount(0);
      const words = await visibleWords(page);
      const missing = missingWords(await visibleWords(pageWithoutScripts), words);
      if (missing.length > words.length / 100) problems.push(`${name}: ${missing.slice(0, 20).join(' ')}`);
    }
    await contextWithoutScripts.close();
    expect(problems).toEqual([]);
  });
}
