import { listRoutePatterns } from '../../support/route-patterns.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { crawlSite } from './crawl/site-crawl.ts';

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
  test(`${language}: every link leads to a page, a section of a page, a file or a well-formed address`, async () => {
    const crawl = await crawlSite(
      starts.map((path) => inLanguage(language, path)),
      language,
    );
    console.log(`${language}: ${crawl.linkCount} links to ${crawl.addresses.size} addresses`);
    expect(crawl.problems).toEqual([]);
    expect(crawl.addresses.size).toBeGreaterThan(300);
    const unreached = patterns.filter((pattern) => !crawl.patterns.has(pattern));
    expect(unreached, 'No page links to these routes: add a link, or list them in unlinkedPages above').toEqual([]);
  });
}
