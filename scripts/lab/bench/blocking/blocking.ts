import { demoMember, tokenOf } from '../../../lib/member-session.ts';
import { blockingLabel, blockingRatio } from '../blocking-ratio.ts';
import { lighthousePages } from '../lighthouse/lighthouse-pages.ts';
import { type Measure, measureOfRuns } from '../measure.ts';
import type { Sites } from '../sites.ts';
import { rotated } from '../statistics.ts';
import { launchBrowser, withVisit } from '../visits/throttled-visit.ts';
import { blockingMs, TRACE_CATEGORIES, tasksAfterFirstPaint } from './main-thread-tasks.ts';

/** `runs` is the number of times that each page is opened, each time in a new browser. */
export type BlockingSettings = { runs: number };

type Target = { name: string; url: string; token?: string; blockedMs: number[] };

const GROUP = 'blocked, processor time';
// By then, at full speed, every page has loaded its prices and is idle.
const SETTLED_MS = 3000;

/**
 * Measures how long each page blocks its main thread, relative to the empty page in the same round. Lighthouse counts
 * the duration of each task, which on a machine with two cores includes waiting for other processes; this counts the
 * processor time of the thread. Scripts that other threads compile in the background do not count; those of the empty
 * page are compiled in its tasks, as Next builds them.
 */
export async function measureBlocking(sites: Sites, { runs }: BlockingSettings): Promise<Measure[]> {
  const pages = await lighthousePages(sites.serviceHost);
  const token = await tokenOf(sites.serviceHost, demoMember);
  const emptyPage: Target = { name: 'empty page', url: sites.emptyUrl, blockedMs: [] };
  const targets = pages.map(({ name, path, isMember }): Target => {
    return { name, url: sites.siteUrl + path, ...(isMember && { token }), blockedMs: [] };
  });
  for (let round = 0; round < runs; round += 1) {
    for (const target of rotated([emptyPage, ...targets], round)) target.blockedMs.push(await blockedBy(target, sites));
    const figures = [emptyPage, ...targets].map(({ name, blockedMs }) => `${name} ${blockedMs.at(-1)?.toFixed(0)}`);
    console.log(`   round ${round + 1} of ${runs}, in ms: ${figures.join(', ')}`);
  }
  const { blockedMs } = emptyPage;
  return [
    measureOfRuns({ group: GROUP, subject: emptyPage.name, unit: 'ms' }, blockedMs),
    ...pages.map((page, index) => {
      return blockingRatio(blockingLabel(GROUP, page), targets[index]?.blockedMs ?? [], blockedMs);
    }),
  ];
}

async function blockedBy({ url, token }: Target, { chromium }: Sites): Promise<number> {
  // A new browser, because scripts that it has compiled would be faster.
  const browser = await launchBrowser(chromium);
  try {
    return await withVisit(browser, { width: 360, token, isSlow: false }, async (page) => {
      await browser.startTracing(page, { categories: TRACE_CATEGORIES });
      await page.goto(url);
      await page.waitForTimeout(SETTLED_MS);
      const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
      return blockingMs(tasksAfterFirstPaint(traceEvents));
    });
  } finally {
    await browser.close();
  }
}
