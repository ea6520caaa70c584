import { type Measure, measureOfRuns } from '../../lib/measure.ts';
import { demoMember, tokenOf } from '../../lib/member-session.ts';
import { median, ratios, rotated } from '../../lib/statistics.ts';
import { fetchBenchPages, type Sites } from './bench-site.ts';
import { launchBrowser, withVisit } from './visit.ts';

type Target = { url: string; token?: string; blockedMs: number[] };

const GROUP = 'blocked, processor time';
// By then, at full speed, every page has loaded its prices and is idle.
const SETTLED_MS = 3000;
const INDEXED_RATIO = 1.25;
const OTHER_RATIO = 2;
// Only the part of a task beyond 50 ms counts, so an empty page may hardly block at all. It counts as this long at
// least, which makes limits of 50 ms for indexed pages and of 80 ms for forms and member pages.
const MIN_EMPTY_MS = 40;

/** An event of one of Chromium's traces; `ts` and `tdur`, the processor time of the thread, are in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** The categories of a trace that `tasksAfterFirstPaint` reads. */
const TRACE_CATEGORIES = ['loading', 'disabled-by-default-devtools.timeline'];

const CPU_SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * Measures how long each page blocks its main thread, relative to the empty page in the same round; `runs` is the number
 * of rounds. Lighthouse counts the duration of each task, which on a machine with two cores includes waiting for other
 * processes; this counts the processor time of the thread. Scripts that other threads compile in the background do not
 * count; those of the empty page are compiled in its tasks, as Next builds them.
 */
export async function measureBlocking(sites: Sites, runs: number): Promise<Measure[]> {
  const pages = await fetchBenchPages(sites.serviceHost);
  const token = await tokenOf(sites.serviceHost, demoMember);
  const empty: Target = { url: sites.emptyUrl, blockedMs: [] };
  const targets = pages.map(
    ({ path, isMember }): Target => ({ url: sites.siteUrl + path, ...(isMember && { token }), blockedMs: [] }),
  );
  for (let round = 0; round < runs; round += 1) {
    for (const target of rotated([empty, ...targets], round)) target.blockedMs.push(await blockedBy(target, sites));
    const figures = [empty, ...targets].map(({ blockedMs }) => blockedMs.at(-1)?.toFixed(0));
    console.log(`   round ${round + 1} of ${runs}, in ms: ${figures.join(', ')}`);
  }
  const floors = empty.blockedMs.map((ms) => Math.max(ms, MIN_EMPTY_MS));
  return [
    measureOfRuns({ group: GROUP, subject: 'empty page', unit: 'ms' }, empty.blockedMs),
    ...targets.map(({ blockedMs }, index) => {
      const { name: subject = '', isIndexed } = pages[index] ?? {};
      const goal = { atMost: isIndexed ? INDEXED_RATIO : OTHER_RATIO };
      const detail = `${median(blockedMs).toFixed(0)} ms, empty page ${median(empty.blockedMs).toFixed(0)} ms, at least ${MIN_EMPTY_MS}`;
      return measureOfRuns({ group: GROUP, subject, unit: 'x', goal }, ratios(blockedMs, floors), detail);
    }),
  ];
}

async function blockedBy({ url, token }: Target, { chromium }: Sites): Promise<number> {
  // A new browser, because scripts that it has compiled would be faster.
  const browser = await launchBrowser(chromium);
  try {
    return await withVisit(browser, { token }, async (page) => {
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

/**
 * Returns the processor time in ms of each task that the main thread of a page ran after its first contentful paint.
 * Throws when the trace has no such paint.
 */
function tasksAfterFirstPaint(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Returns how long tasks block a processor of a quarter of the speed: the time of each times four, beyond 50 ms. */
function blockingMs(taskMs: readonly number[]): number {
  return taskMs.reduce((total, ms) => total + Math.max(0, ms * CPU_SLOWDOWN - LONG_TASK_MS), 0);
}
