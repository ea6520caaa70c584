import { setTimeout as pause } from 'node:timers/promises';
import { type Measure, measureOfRuns, noneOf } from '../../lib/measure.ts';
import { failedRequests, fetchHtml, startLoad } from './load.ts';
import { gatewayUrl, instanceUrls, serviceHost } from './servers.ts';

const CHANGES = 100;
const GOAL_MS = 5000;
/** The tours whose prices change, and the pages of each that a visitor may have open. */
const CHANGED_TOURS = [3, 11, 17, 18, 19, 20, 21, 30];
const pagesOf = (id: number) => [`/group-tour/${id}`, `/en/group-tour/${id}`, `/booking/${id}`];

/**
 * Changes a price at the service 100 times, while visitors read the pages, and measures when the last of its pages
 * shows it behind nginx.
 */
export async function measurePublishing(): Promise<Measure[]> {
  const group = 'publishing';
  const urls = CHANGED_TOURS.flatMap(pagesOf).map((path) => gatewayUrl + path);
  for (const url of urls) await fetchHtml(url);
  // Often enough that a page is also regenerated in the ordinary way while it is published.
  const stopLoad = startLoad({ urls, perSecond: 50 });
  const delays: number[] = [];
  const shown = new Map<string, string>();
  let stale = 0;
  // The state before an earlier change must not come back.
  const countStale = async () => {
    for (const [path, last] of shown) if (!(await fetchHtml(gatewayUrl + path)).includes(last)) stale += 1;
  };
  for (let count = 0; count < CHANGES; count += 1) {
    const id = CHANGED_TOURS[count % CHANGED_TOURS.length] as number;
    // Prices that no other tour has, so that finding one in a page proves that it is this change. The page of a booking
    // has it in its data only.
    const price = 50_000_000 + count * 1000 + 123;
    const startedAt = performance.now();
    await setPrices(id, price);
    let isShown = true;
    for (const path of pagesOf(id)) {
      isShown = (await waitForText(gatewayUrl + path, String(price), startedAt + 3 * GOAL_MS)) && isShown;
      shown.set(path, String(price));
    }
    delays.push(isShown ? performance.now() - startedAt : Number.NaN);
    await countStale();
  }
  await pause(2 * GOAL_MS);
  await countStale();
  const requests = await stopLoad();
  const known = delays.filter(Number.isFinite);
  const detail = `${CHANGES} changes, ${CHANGED_TOURS.length} tours, three pages each`;
  const time = { group, unit: 'ms', detail } as const;
  return [
    measureOfRuns({ ...time, subject: 'from the change to the last page, median' }, known, detail),
    {
      ...time,
      subject: 'from the change to the last page, most',
      value: Math.max(...known),
      goal: { atMost: GOAL_MS },
    },
    noneOf(group, 'lost', delays.length - known.length, 'failed', detail),
    noneOf(group, 'an older price shown later', stale, 'pages', detail),
    failedRequests(group, 'requests meanwhile', requests),
  ];
}

// A page is regenerated at most once per window, which lasts a minute.
const WINDOW_MS = 61_000;
const PARALLEL_REQUESTS = 50;
const SHARED_TOURS = [18, 19, 20, 21];

/** Checks that only one instance regenerates a page in a window (R10). */
export async function measureSharedPages(): Promise<Measure[]> {
  const counts: number[] = [];
  for (const _window of [1, 2]) {
    await pause(WINDOW_MS);
    counts.push(...(await Promise.all(SHARED_TOURS.map((id) => countCalls(id)))));
  }
  const group = 'pages shared by the instances';
  const detail = `${SHARED_TOURS.length} pages, 2 windows, ${PARALLEL_REQUESTS} requests at once to each of 2`;
  const calls = { group, unit: 'calls', detail } as const;
  return [
    { ...calls, subject: 'most for a page in a window', value: Math.max(...counts), goal: { atMost: 1 } },
    { ...calls, subject: 'fewest for a page in a window', value: Math.min(...counts), goal: { atLeast: 1 } },
  ];
}

/** Requests a stale page from all instances at once; returns the number of calls of the service for this page. */
async function countCalls(id: number): Promise<number> {
  const readCalls = async () =>
    ((await (await fetch(`${serviceHost}/__mock`)).json()) as { calls: { id: number; path: string }[] }).calls;
  const lastId = (await readCalls()).at(-1)?.id ?? 0;
  const pages = instanceUrls.map((url) => `${url}/group-tour/${id}`);
  await Promise.all(pages.flatMap((page) => Array.from({ length: PARALLEL_REQUESTS }, () => fetchHtml(page))));
  await pause(2000);
  for (const page of pages) await fetchHtml(page);
  return (await readCalls()).filter((call) => call.id > lastId && call.path === `/v1/modules/tour/${id}/detail`).length;
}

/** Gives every departure of a tour the same price. */
export async function setPrices(tourId: number, price: number): Promise<void> {
  const response = await fetch(`${serviceHost}/v1/modules/tour/${tourId}/detail`);
  const { data } = (await response.json()) as { data: { itineraries: { id: number }[] } };
  for (const { id } of data.itineraries) {
    await fetch(`${serviceHost}/__mock/departures`, { method: 'POST', body: JSON.stringify({ id, price }) });
  }
}

/** Requests a page until it shows the text; returns false when it does not by that value of `performance.now()`. */
async function waitForText(url: string, text: string, until: number): Promise<boolean> {
  while (performance.now() < until) {
    if ((await fetchHtml(url)).includes(text)) return true;
    await pause(50);
  }
  return false;
}
