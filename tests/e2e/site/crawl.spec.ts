import { listRoutePatterns } from '../../support/route-patterns.ts';
import { waitForDeferredParts, watchAnswers } from '../support/loaded-page.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { findWrongTexts } from './crawl/language-check.ts';
import { watchRequests } from './crawl/request-check.ts';
import { type Crawl, crawlSite, selectPages } from './crawl/site-crawl.ts';

// Addresses of the pages to which the HTML of no page links. Visitors reach them from an email, an advertisement, a
// menu that opens on a click, or by typing the address.
const unlinkedPages: Record<string, string> = {
  '/auth-test': '/auth-test',
  '/auth/new-password': '/auth/new-password',
  '/booking': '/booking',
  '/obs': '/obs',
  '/prebook': '/prebook?tour=17&pax=2',
  '/promotion': '/promotion',
};

// The crawl does not sign in, so it never reaches the member area.
const patterns = listRoutePatterns().filter((pattern) => !/^\/account(\/|$)/.test(pattern));
const starts = ['/', ...patterns.flatMap((pattern) => unlinkedPages[pattern] ?? [])];

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    // Both tests run in one worker, one after the other, because they share one crawl of the site.
    test.describe.configure({ mode: 'default' });
    let crawl: Crawl;

    test.beforeAll(async () => {
      crawl = await crawlSite(
        starts.map((path) => inLanguage(language, path)),
        language,
      );
    });

    test(`${language}: every link leads to a page, a section of a page, a file or a well-formed address`, () => {
      console.log(`${language}: ${crawl.linkCount} links to ${crawl.addresses.size} addresses`);
      expect(crawl.problems).toEqual([]);
      expect(crawl.addresses.size).toBeGreaterThan(300);
    });

    test(`${language}: every kind of page loads without failed requests and is in one language`, async ({ page }) => {
      // Opens a page of each route, more than thirty.
      test.slow();
      const unreached = patterns.filter((pattern) => !crawl.addressByPattern.has(pattern));
      expect(unreached, 'No page links to these routes: add a link, or list them in unlinkedPages above').toEqual([]);
      // The crawl has already requested the original images, and this test does not check how they are resized.
      await page.route('**/_next/image?**', (route) => route.fulfill({ path: 'public/images/favicon.svg' }));
      const problems = watchRequests(page);
      const answered = watchAnswers(page);
      const renderedLinks = new Set<string>();
      for (const address of crawl.addressByPattern.values()) {
        await page.goto(address, { waitUntil: 'load' });
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await waitForDeferredParts(page);
        await answered();
        const links = page.locator('a[href]');
        const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
        for (const href of hrefs) renderedLinks.add(href);
        problems.push(...(await findWrongTexts(page, language)).map((text) => `${address} is ${text}`));
      }
      const browserCrawl = await crawlSite(selectPages(renderedLinks), language, crawl.addresses);
      const newAddressCount = browserCrawl.addresses.size - crawl.addresses.size;
      console.log(
        `${language}: ${crawl.addressByPattern.size} kinds of pages, ${newAddressCount} more addresses in the browser`,
      );
      expect([...problems, ...browserCrawl.problems]).toEqual([]);
    });
  });
}
