import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { wrongTexts } from './crawl/language-check.ts';
import { watchRequests } from './crawl/request-check.ts';
import { routeFiles } from './crawl/route-files.ts';
import { type Crawl, crawlSite, pagesAmong } from './crawl/site-crawl.ts';

// Pages that nothing on the site leads to: from a letter, an advertisement, a menu that opens, a typed address.
const unlinked: Record<string, string> = {
  '/auth-test': '/auth-test',
  '/auth/new-password': '/auth/new-password',
  '/booking': '/booking',
  '/obs': '/obs',
  '/prebook': '/prebook?tour=17&pax=2',
  '/promotion': '/promotion',
};

// A visitor never sees the member area.
const pages = routeFiles().filter((pattern) => !/^\/account(\/|$)/.test(pattern));
const starts = ['/', ...pages.flatMap((pattern) => unlinked[pattern] ?? [])];

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    // One after the other in one worker: the site is crawled once for both.
    test.describe.configure({ mode: 'default' });
    let crawl: Crawl;

    test.beforeAll(async () => {
      crawl = await crawlSite(
        starts.map((path) => inLanguage(language, path)),
        language,
      );
    });

    test(`${language}: every link leads to a page, a place on it, a file or a well-formed address`, () => {
      console.log(`${language}: ${crawl.links} links to ${crawl.addresses.size} addresses`);
      expect(crawl.problems).toEqual([]);
      expect(crawl.addresses.size).toBeGreaterThan(300);
    });

    test(`${language}: every kind of page opens quietly and speaks one language`, async ({ page }) => {
      expect(pages.filter((pattern) => !crawl.patterns.has(pattern))).toEqual([]);
      // The pictures themselves were asked for with the links; cutting them to size is not what is tested here.
      await page.route('**/_next/image?**', (route) => route.fulfill({ path: 'public/images/favicon.svg' }));
      const problems = watchRequests(page);
      const shown = new Set<string>();
      for (const address of crawl.patterns.values()) {
        await page.goto(address, { waitUntil: 'load' });
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        for (const href of await page
          .locator('a[href]')
          .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
          shown.add(href);
        problems.push(...(await wrongTexts(page, language)).map((text) => `${address} is ${text}`));
      }
      const late = await crawlSite(pagesAmong(shown), language, crawl.addresses);
      console.log(
        `${language}: ${crawl.patterns.size} kinds of pages, ${late.addresses.size - crawl.addresses.size} more addresses in the browser`,
      );
      expect([...problems, ...late.problems]).toEqual([]);
    });
  });
}
