import { setTimeout as pause } from 'node:timers/promises';
import { type Measure, measureOfRuns, noneOf } from '../../lib/measure.ts';
import { gatewayUrl, serviceHost } from './cluster-servers.ts';
import { failedRequests, startLoad } from './steady-load.ts';

const CHANGES = 100;
const GOAL_MS = 5000;
const GROUP = 'publishing';
/** The tours whose prices change, and the pages of each that a visitor may have open. */
const TOUR_IDS = [3, 11, 17, 18, 19, 20, 21, 30];
const pagesOf = (id: number) => [`/group-tour/${id}`, `/en/group-tour/${id}`, `/booking/${id}`];
// Often enough that a page is also regenerated in the ordinary way while it is published.
const REQUESTS_PER_SECOND = 50;

/**
 * Changes a price at the service 100 times, while visitors read the pages, and measures when the last of its pages shows
 * it behind nginx.
 */
export async function measurePublishing(): Promise<Measure[]> {
  const urls = TOUR_IDS.flatMap(pagesOf).map((path) => gatewayUrl + path);
  for (const url of urls) await fetchHtml(url);
  const load = startLoad({ urls, perSecond: REQUESTS_PER_SECOND });
  const delays: number[] = [];
  let stale = 0;
  const shown = new Map<string, string>();
  for (let count = 0; count < CHANGES; count += 1) {
    const id = TOUR_IDS[count % TOUR_IDS.length] as number;
    // Prices that no other tour has, so that finding one in a page proves that it is this change. The page of a booking
    // has it in its data only.
    const price = 50_000_000 + count * 1000 + 123;
    const text = String(price);
    const startedAt = performance.now();
    await setPrices(id, price);
    let isShown = true;
    for (const path of pagesOf(id)) {
      isShown = (await waitForText(gatewayUrl + path, text, startedAt + 3 * GOAL_MS)) && isShown;
      shown.set(path, text);
    }
    delays.push(isShown ? performance.now() - startedAt : Number.NaN);
    // The state before an earlier change must not come back.
    for (const [path, last] of shown) if (!(await fetchHtml(gatewayUrl + path)).includes(last)) stale += 1;
  }
  await pause(2 * GOAL_MS);
  for (const [path, last] of shown) if (!(await fetchHtml(gatewayUrl + path)).includes(last)) stale += 1;
  const requests = await load.stop();
  const known = delays.filter(Number.isFinite);
  const detail = `${CHANGES} changes, ${TOUR_IDS.length} tours, three pages each`;
  const time = { group: GROUP, unit: 'ms' } as const;
  return [
    measureOfRuns({ ...time, subject: 'from the change to the last page, median' }, known, detail),
    {
      ...time,
      subject: 'from the change to the last page, most',
      value: Math.max(...known),
      goal: { atMost: GOAL_MS },
      detail,
    },
    noneOf(GROUP, 'lost', delays.length - known.length, 'failed', detail),
    noneOf(GROUP, 'an older price shown later', stale, 'pages', detail),
    failedRequests(GROUP, 'requests meanwhile', requests),
  ];
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
export async function waitForText(url: string, text: string, until: number): Promise<boolean> {
  while (performance.now() < until) {
    if ((await fetchHtml(url)).includes(text)) return true;
    await pause(50);
  }
  return false;
}

export const fetchHtml = (url: string) => fetch(url).then((response) => response.text());

/** Returns the calls that the service has received, the oldest first. */
export async function readCalls(): Promise<{ id: number; path: string }[]> {
  return ((await (await fetch(`${serviceHost}/__mock`)).json()) as { calls: { id: number; path: string }[] }).calls;
}
