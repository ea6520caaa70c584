import { type Measure, measureOfRuns, median, ratios, rotated } from '../../lib/measure.ts';
import { demoMember, tokenOf } from '../../lib/member-session.ts';
import { fetchSitePages } from '../../lib/site-pages.ts';
import { CPU_SLOWDOWN, type Sites, withVisit } from './bench-site.ts';

type Target = { name: string; url: string; token?: string | undefined; blockedMs: number[] };

const GROUP = 'blocked, processor time';
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  timezoneId: 'Asia/Jakarta',
  locale: 'id-ID',
};
const INDEXED = ['home', 'tours', 'destination', 'tour', 'article', 'contact', 'mice', 'corporate'] as const;
const NOT_INDEXED = ['signIn', 'booking', 'account'] as const;
const INDEXED_RATIO = 1.25;
const OTHER_RATIO = 2;
// By then, at full speed, every page has loaded its prices and is idle.
const SETTLED_MS = 3000;
// Only the part of a task beyond 50 ms counts, so an empty page may hardly block at all. It counts as this long at
// least, which makes limits of 50 ms for indexed pages and of 80 ms for forms and member pages.
const MIN_EMPTY_MS = 40;
const LONG_TASK_MS = 50;

/** An event of one of Chromium's traces; `ts` and `tdur`, the processor time of the thread, are in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/**
 * Measures how long each page blocks its main thread, relative to the empty page in the same round; `runs` is the number
 * of rounds. Lighthouse counts the duration of each task, which on a machine with two cores includes waiting for other
 * processes; this counts the processor time of the thread. Scripts that other threads compile in the background do not
 * count; those of the empty page are compiled in its tasks, as Next builds them.
 */
export async function measureBlocking(sites: Sites, runs: number): Promise<Measure[]> {
  const pages = await fetchSitePages(sites.serviceHost);
  const token = await tokenOf(sites.serviceHost, demoMember);
  const empty: Target = { name: 'empty page', url: sites.emptyUrl, blockedMs: [] };
  const targets = [...INDEXED, ...NOT_INDEXED].map((name): Target => {
    const { path, isMember } = pages[name];
    return { name, url: sites.siteUrl + path, token: isMember ? token : undefined, blockedMs: [] };
  });
  for (let round = 0; round < runs; round += 1) {
    for (const target of rotated([empty, ...targets], round)) target.blockedMs.push(await blockedBy(target, sites));
    const figures = [empty, ...targets].map(({ blockedMs }) => blockedMs.at(-1)?.toFixed(0));
    console.log(`   round ${round + 1} of ${runs}, in ms: ${figures.join(', ')}`);
  }
  const floors = empty.blockedMs.map((ms) => Math.max(ms, MIN_EMPTY_MS));
  const emptyMs = median(empty.blockedMs).toFixed(0);
  return [
    measureOfRuns({ group: GROUP, subject: empty.name, unit: 'ms' }, empty.blockedMs),
    ...targets.map(({ name, blockedMs }, index) => {
      const goal = { atMost: index < INDEXED.length ? INDEXED_RATIO : OTHER_RATIO };
      const detail = `${median(blockedMs).toFixed(0)} ms, empty page ${emptyMs} ms, at least ${MIN_EMPTY_MS}`;
      return measureOfRuns({ group: GROUP, subject: name, unit: 'x', goal }, ratios(blockedMs, floors), detail);
    }),
  ];
}

/** Returns how long the tasks after the first paint block a processor of a quarter of the speed, beyond 50 ms each. */
async function blockedBy({ url, token }: Target, { launchBrowser }: Sites): Promise<number> {
  // A new browser, because scripts that it has compiled would be faster.
  const browser = await launchBrowser();
  try {
    return await withVisit(browser, { token, phone: PHONE }, async (page) => {
      await browser.startTracing(page, { categories: ['loading', 'disabled-by-default-devtools.timeline'] });
      await page.goto(url);
      await page.waitForTimeout(SETTLED_MS);
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
      const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
      if (!paint) throw new Error('The trace has no first contentful paint.');
      return traceEvents
        .filter(({ name, pid, tid, ts }) => {
          return name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts;
        })
        .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * CPU_SLOWDOWN - LONG_TASK_MS), 0);
    });
  } finally {
    await browser.close();
  }
}
