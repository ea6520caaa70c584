import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { type Measure, measureOfRuns, median, ratios, rotated } from '../../lib/measure.ts';
import { fetchSitePages, type SitePageName } from '../../lib/site-pages.ts';
import { requireCommands } from '../../lib/system-packages.ts';
import { type Sites, withVisit } from './bench-site.ts';

/** The times of a visit in ms since its start, and the element of the largest paint. */
type Paints = { first: number; largest: number; element: string };
type ChangeHtml = (html: string) => Promise<string> | string;

declare global {
  interface Window {
    largestPaint?: { ms: number; element: string };
  }
}

const PAGES = [
  ...(['home', 'tours', 'tour', 'destinations', 'destination', 'blog', 'article', 'contact', 'mice'] as const),
  ...(['corporate', 'visaAndPassport', 'promotion', 'about', 'careers'] as const),
] satisfies SitePageName[];
const GOALS = { first: 1.35, largest: 1.15 };
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};
// A slow 4G line and a phone at a quarter of this machine's speed, as Lighthouse models them.
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SETTLED_MS = 1500;
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>|<link[^>]*as="script"[^>]*>/gs;
const SHEETS = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const PRELOADS = /<link[^>]*as="(?:font|style)"[^>]*>/g;
const FONT_FACES = /@font-face\s*\{[^}]*\}/g;
const COMPRESSED = /text|javascript|json|xml|svg/;

/**
 * Measures the first and the largest paint of a first visit on a slow line, relative to the floor of the same page: its
 * styles inside, without scripts and without a font. Both are visited in turns.
 */
export async function measurePaint({ siteUrl, serviceHost, launchBrowser }: Sites, runs: number): Promise<Measure[]> {
  requireCommands(['openssl']);
  const copies = {
    page: await startCopy(siteUrl, (html) => html),
    floor: await startCopy(siteUrl, (html) => floorOf(html, siteUrl)),
  };
  const browser = await launchBrowser();
  try {
    const sitePages = await fetchSitePages(serviceHost);
    const measures: Measure[] = [];
    for (const name of PAGES) {
      const paints: Record<keyof typeof copies, Paints[]> = { page: [], floor: [] };
      for (let run = 0; run < runs; run += 1) {
        for (const copy of rotated(['page', 'floor'] as const, run)) {
          paints[copy].push(await paintsOf(browser, copies[copy].url + sitePages[name].path));
        }
      }
      for (const kind of ['first', 'largest'] as const) {
        const [page, floor] = [paints.page.map((one) => one[kind]), paints.floor.map((one) => one[kind])];
        const element = kind === 'largest' ? `, ${paints.page[0]?.element}` : '';
        const detail = `${Math.round(median(page))} ms, floor ${Math.round(median(floor))} ms${element}`;
        const label = { group: `${kind} paint, slow line`, subject: name, unit: 'x' } as const;
        measures.push(measureOfRuns({ ...label, goal: { atMost: GOALS[kind] } }, ratios(page, floor), detail));
      }
    }
    return measures.toSorted((a, b) => a.group.localeCompare(b.group));
  } finally {
    await browser.close();
    for (const { close } of Object.values(copies)) close();
  }
}

/** Visits a page for the first time on a slow line with a slow processor. */
function paintsOf(browser: Browser, url: string): Promise<Paints> {
  return withVisit(browser, { isSlow: true, phone: PHONE }, async (page, session) => {
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
 * font. What is left to load is the page and then its pictures.
 */
async function floorOf(html: string, siteUrl: string): Promise<string> {
  let page = html;
  for (const [tag, href = ''] of html.matchAll(SHEETS)) {
    const sheet = await (await fetch(siteUrl + href)).text();
    page = page.replace(tag, () => `<style>${sheet}</style>`);
  }
  return page.replace(SCRIPTS, '').replace(PRELOADS, '').replace(FONT_FACES, '');
}

/**
 * Serves the files of a site over HTTP/2 with a certificate of its own, as they are behind nginx; `changeHtml` may
 * change its pages. The policies of the site are left out, because they would forbid the styles in a changed page.
 */
async function startCopy(siteUrl: string, changeHtml: ChangeHtml): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-paint-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });

  async function answer({ url, headers }: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const { accept = '*/*', 'user-agent': agent = '' } = headers;
    const wanted = { accept, 'user-agent': agent, 'accept-encoding': 'identity' };
    const original = await fetch(siteUrl + url, { headers: wanted, redirect: 'manual' });
    const type = original.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await original.arrayBuffer());
    const body = type.includes('text/html') ? Buffer.from(await changeHtml(bytes.toString())) : bytes;
    const isCompressed = COMPRESSED.test(type);
    response.writeHead(original.status, {
      'content-type': type,
      'cache-control': original.headers.get('cache-control') ?? 'no-store',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    });
    response.end(isCompressed ? gzipSync(body) : body);
  }

  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (given, response) => {
    answer(given, response).catch(() => response.stream.destroy());
  });
  // Browsers end a session with an error when their page is closed.
  server.on('sessionError', () => undefined);
  server.listen(0);
  await once(server, 'listening');
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
