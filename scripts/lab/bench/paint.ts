import type { Browser } from '@playwright/test';
import { type Measure, type MeasureLabel, measureOfRuns } from '../../lib/measure.ts';
import { fetchSitePages, type SitePageName } from '../../lib/site-pages.ts';
import { median, ratios, rotated } from '../../lib/statistics.ts';
import { requireCommands } from '../../lib/system-packages.ts';
import type { Sites } from './bench-site.ts';
import { startHttp2Copy } from './http2-copy.ts';
import { launchBrowser, withVisit } from './visit.ts';

/** The times of a visit in ms since its start, and the element of the largest paint. */
type Paints = { first: number; largest: number; element: string };

declare global {
  interface Window {
    largestPaint?: { ms: number; element: string };
  }
}

const PAGES = [
  ...(['home', 'tours', 'tour', 'destinations', 'destination', 'blog', 'article', 'contact', 'mice'] as const),
  ...(['corporate', 'visaAndPassport', 'promotion', 'about', 'careers'] as const),
] satisfies SitePageName[];
const FIRST = { group: 'first paint, slow line', unit: 'x', goal: { atMost: 1.25 } } as const;
const LARGEST = { group: 'largest paint, slow line', unit: 'x', goal: { atMost: 1.15 } } as const;
// A slow 4G line and a phone at a quarter of this machine's speed, as Lighthouse models them.
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SETTLED_MS = 1500;
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>|<link[^>]*as="script"[^>]*>/gs;
const SHEETS = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const PRELOADS = /<link[^>]*as="(?:font|style)"[^>]*>/g;
const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * Measures the first and the largest paint of a first visit on a slow line, relative to the floor of the same page: its
 * styles inside, without scripts and without a font. Both are visited in turns.
 */
export async function measurePaint(sites: Sites, runs: number): Promise<Measure[]> {
  requireCommands([{ command: 'openssl', versionFlag: 'version' }]);
  const readSheet = async (href: string) => (await fetch(sites.siteUrl + href)).text();
  const copies = {
    page: await startHttp2Copy(sites.siteUrl, (html) => html),
    floor: await startHttp2Copy(sites.siteUrl, (html) => floorOf(html, readSheet)),
  };
  const browser = await launchBrowser(sites.chromium);
  try {
    const sitePages = await fetchSitePages(sites.serviceHost);
    const measures: Measure[] = [];
    for (const name of PAGES) {
      const paints: Record<keyof typeof copies, Paints[]> = { page: [], floor: [] };
      for (let run = 0; run < runs; run += 1) {
        for (const copy of rotated(['page', 'floor'] as const, run)) {
          paints[copy].push(await paintsOf(browser, copies[copy].url + sitePages[name].path));
        }
      }
      measures.push(measureOf({ ...FIRST, subject: name }, paints, 'first'));
      measures.push(measureOf({ ...LARGEST, subject: name }, paints, 'largest'));
    }
    return measures.toSorted((a, b) => a.group.localeCompare(b.group));
  } finally {
    await browser.close();
    for (const { close } of Object.values(copies)) close();
  }
}

function measureOf(
  label: MeasureLabel,
  { page, floor }: { page: Paints[]; floor: Paints[] },
  kind: 'first' | 'largest',
): Measure {
  const timesOf = (paints: Paints[]) => paints.map((one) => one[kind]);
  const ms = (paints: Paints[]) => `${Math.round(median(timesOf(paints)))} ms`;
  const element = kind === 'largest' ? `, ${page[0]?.element}` : '';
  return measureOfRuns(label, ratios(timesOf(page), timesOf(floor)), `${ms(page)}, floor ${ms(floor)}${element}`);
}

/** Visits a page for the first time on a slow line with a slow processor. */
function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
  return withVisit(browser, { isSlow: true, context: { ...phone, ignoreHTTPSErrors: true } }, async (page, session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
          window.largestPaint = { ms: entry.startTime, element: entry.element?.tagName.toLowerCase() ?? '' };
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: window.largestPaint?.ms ?? Number.NaN,
      element: window.largestPaint?.element ?? '',
    }));
  });
}

/**
 * Returns a page as it could be painted at the earliest: its style sheets are text in it, and it has no script and no
 * font. What is left to load is the page and then its pictures. `readSheet` returns the text of a style sheet.
 */
async function floorOf(html: string, readSheet: (href: string) => Promise<string>): Promise<string> {
  const links = [...html.matchAll(SHEETS)];
  const sheets = await Promise.all(links.map(([, href = '']) => readSheet(href)));
  const withSheets = links.reduce(
    (page, [tag], index) => page.replace(tag, () => `<style>${sheets[index]}</style>`),
    html,
  );
  return withSheets.replace(SCRIPTS, '').replace(PRELOADS, '').replace(FONT_FACES, '');
}
