import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../check/chromium.ts';
import { addressFromEnv } from '../lib/address-from-env.ts';
import { commandOptions } from '../lib/command-options.ts';
import { root } from '../lib/process-group.ts';
import { type Site, withTestSite } from '../lib/with-test-site.ts';
import { memberContext, type Screenshot, takeScreenshot, visitorContext } from './shots/screenshot.ts';
import { fetchSitePages, fileNameOf } from './shots/site-pages.ts';

// Takes screenshots of every route in both languages and three widths, on the site of the browser tests or on SITE_URL.
const WIDTHS = [360, 768, 1280];
const LANGUAGES = ['id', 'en'] as const;
const WORKERS = 2;
const folder = join(root, '.shots');
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- shots [--only <route>]: the routes whose name has these letters in it',
);
const siteUrl = addressFromEnv('SITE_URL');
const serviceHost = addressFromEnv('SERVICE_HOST');
if (siteUrl && !serviceHost) {
  console.error('SITE_URL needs SERVICE_HOST, the service behind that site.');
  process.exit(1);
}

await withTestSite({
  work: takeScreenshots,
  given: siteUrl && serviceHost ? { siteUrl, serviceHost } : undefined,
  fine: 'No page is too wide or reports an error.',
  notFine: 'Some pages have problems; see above.',
});

async function takeScreenshots(site: Site, executable: string): Promise<boolean> {
  const sitePages = Object.entries(await fetchSitePages(site.serviceHost)).filter(
    ([name]) => !only || fileNameOf(name).includes(only),
  );
  if (sitePages.length === 0) throw new Error(`No route is called ${only}.`);
  const screenshots: Screenshot[] = sitePages.flatMap(([name, sitePage]) =>
    LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ name, sitePage, language, width }))),
  );
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  const queue = [...screenshots];
  // Each worker starts a separate browser, because a shared browser may never paint a page in the background.
  const runWorker = async () => {
    const browser = await chromium.launch({
      ...(executable !== 'bundled' && { executablePath: executable }),
      args: chromiumFlags,
    });
    const visitor = await visitorContext(browser);
    const needsMember = screenshots.some(({ sitePage }) => sitePage.isMember);
    const member = needsMember ? await memberContext(browser, site.serviceHost) : visitor;
    for (let screenshot = queue.shift(); screenshot; screenshot = queue.shift()) {
      const context = screenshot.sitePage.isMember ? member : visitor;
      problems.push(...(await takeScreenshot(context, site.siteUrl, folder, screenshot)));
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: WORKERS }, runWorker));
  console.log(`${screenshots.length} screenshots of ${sitePages.length} routes are in .shots/.`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
