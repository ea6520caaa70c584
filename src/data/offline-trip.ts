import { proxy } from 'valtio';
import { localPath, routes } from '@/config/routes';
import { currentTime } from '@/lib/clock';
import { loadedBuild } from '@/next-internals/page-data';
import { forgetTrips, TRIP_CACHE, TRIP_SCOPE, TRIP_WORKER } from '@/state/offline-trips';
import { sameSession } from '@/state/session';
import { isApiError } from './sdk-values';
import { readItineraryPdf } from './use-itinerary-pdf';

/** Why a trip could not be kept: no space, no complete and current answer, or a browser that stores nothing. */
type Failure = 'full' | 'network' | 'refused' | 'damaged';

type OfflineTripState = {
  /** When the open page was stored (ISO) and its size; null for a page that is not kept, undefined until it is known. */
  copy: { at: string; bytes: number } | null | undefined;
  /** The time (ISO) of the data on the page when it came from the store; null for data of the network. */
  storedAt: string | null;
  isBusy: boolean;
  failure: Failure | null;
};

const initial: OfflineTripState = { copy: undefined, storedAt: null, isBusy: false, failure: null };

/** The store of the trip whose page is open. */
export const offlineTripState = proxy<OfflineTripState>({ ...initial });

export type OpenTrip = {
  code: string;
  itineraryId: number | undefined;
  /** Reads everything again that the page shows. */
  reload: () => Promise<unknown>;
};

/** The time (ISO) at which an answer was stored, as a header. Answers of the network have none. */
const STORED_AT = 'Stored-At';
/** The bytes stored so far, in the page the size of the whole trip. */
const STORED_BYTES = 'Stored-Bytes';
// The security headers of the page count without a network too. An answer has its language in a header.
const STORED_HEADERS = [
  ...['content-type', 'content-language', 'content-security-policy', 'permissions-policy'],
  ...['cross-origin-opener-policy', 'x-content-type-options', 'referrer-policy'],
];
/** Browsers list this many files of a page and drop the others. */
const MAX_LISTED_FILES = 250;

const cacheName = () => TRIP_CACHE + window.location.pathname;

/** Returns whether this browser can keep trips. The worker of a demo, which answers as the service, is left alone. */
export function canStoreTrips(): boolean {
  if (!('caches' in window && 'serviceWorker' in navigator)) return false;
  const { controller } = navigator.serviceWorker;
  return !controller || controller.scriptURL.endsWith(TRIP_WORKER);
}

/**
 * Follows the store of the open trip: reads what is kept, and stores it anew when there is a network. Returns a function
 * that ends this.
 */
export function followOfflineTrip(trip: OpenTrip): () => void {
  Object.assign(offlineTripState, initial);
  let isOver = false;
  const onAnswer = (url: string, response: Response) => {
    if (url.endsWith(`/${trip.code}`)) offlineTripState.storedAt = response.headers.get(STORED_AT);
  };
  const refresh = () => void (offlineTripState.copy && storeTrip(trip));
  const start = async () => {
    const { answerListeners } = await import('./browser-client');
    if (isOver) return;
    answerListeners.add(onAnswer);
    await readCopy();
    refresh();
  };
  void start().catch(() => undefined);
  window.addEventListener('online', refresh);
  return () => {
    isOver = true;
    window.removeEventListener('online', refresh);
    void import('./browser-client').then(({ answerListeners }) => answerListeners.delete(onAnswer));
  };
}

/** Reads what is kept of the open page. */
async function readCopy(): Promise<void> {
  try {
    const isKept = await caches.has(cacheName());
    const page = isKept ? await (await caches.open(cacheName())).match(window.location.pathname) : undefined;
    const at = page?.headers.get(STORED_AT);
    offlineTripState.copy = page && at ? { at, bytes: Number(page.headers.get(STORED_BYTES)) } : null;
    // The page is stored last, so a store without it lacks other parts as well.
    if (isKept && !at) offlineTripState.failure = 'damaged';
  } catch {
    Object.assign(offlineTripState, { copy: null, failure: 'refused' });
  }
}

/** Stores the open trip on the device, in the language of the page, and registers the worker that answers with it. */
export async function storeTrip(trip: OpenTrip): Promise<void> {
  if (offlineTripState.isBusy) return;
  Object.assign(offlineTripState, { isBusy: true, failure: null });
  const isSame = sameSession();
  try {
    const files = await readFiles(trip);
    if (isSame()) await store(files);
    for (const locale of ['id', 'en'])
      if (isSame()) await navigator.serviceWorker.register(TRIP_WORKER, { scope: localPath(locale, TRIP_SCOPE) });
    // Asked once more on each visit, because browsers grant it to sites that are used.
    await navigator.storage?.persist?.();
  } catch (error) {
    // Without a network the page says since when its data is; that it could not be renewed is no further news.
    const failure = failureOf(error);
    if (!(offlineTripState.storedAt && failure === 'network')) offlineTripState.failure = failure;
  }
  // The session may have ended meanwhile, here or in another tab.
  if (!isSame()) await forgetTrips();
  await readCopy();
  offlineTripState.isBusy = false;
}

/** Removes the open trip from the device, in both languages. */
export async function removeTrip({ code }: OpenTrip): Promise<void> {
  await forgetTrips(routes.trip(code));
  await readCopy();
}

function failureOf(error: unknown): Failure {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  return error instanceof TypeError || isApiError(error) ? 'network' : 'refused';
}

type Files = Map<string, { body: Blob; headers: Headers; status: number }>;

/**
 * Reads the page, its files and its data again, each from the network.
 * @throws {TypeError} when a part is missing, or belongs to another build than the open page.
 */
async function readFiles({ code, itineraryId, reload }: OpenTrip): Promise<Files> {
  const answers: [url: string, response: Response][] = [];
  const onAnswer = (url: string, response: Response) => {
    if (response.ok || response.status === 404) answers.push([url, response.clone()]);
  };
  const { answerListeners } = await import('./browser-client');
  answerListeners.add(onAnswer);
  const pdf = itineraryId === undefined ? undefined : readItineraryPdf(itineraryId);
  await Promise.all([reload(), pdf]).finally(() => answerListeners.delete(onAnswer));
  if (!answers.some(([url]) => url.endsWith(`/${code}`))) throw new TypeError('The service does not answer.');
  const { pathname } = window.location;
  const page = await fetch(pathname);
  const html = await page.clone().text();
  const read = async (url: string): Promise<[string, Response]> => [url, await fetch(url)];
  const parts = await Promise.all(filesOf(html).map(read));
  const current = [...answers, ...parts.filter(([, { ok }]) => ok), [pathname, page] as const];
  const isOld = current.some(([, { headers }]) => headers.has(STORED_AT));
  if (isOld || !page.ok) throw new TypeError('The network does not answer.');
  const files: Files = new Map();
  for (const [url, response] of current) files.set(url, { ...pick(response), body: await response.blob() });
  return files;
}

function pick({ headers, status }: Response) {
  const picked = new Headers();
  for (const name of STORED_HEADERS) if (headers.has(name)) picked.set(name, headers.get(name) ?? '');
  return { headers: picked, status };
}

/** Returns the addresses of the scripts, styles, fonts and pictures of the open page. */
function filesOf(html: string): string[] {
  const listed = performance.getEntriesByType('resource');
  // Parts that load later are in the list only, with the names of the build that the open page is of.
  const isSameBuild = html.includes(`"buildId":"${loadedBuild()}"`);
  if (!isSameBuild || listed.length >= MAX_LISTED_FILES) throw new TypeError('The page has to be loaded again.');
  const named = [...html.matchAll(/\/_next\/static\/[^"'\s)\\]+/g)].map(([path]) => path);
  const loaded = listed.map(({ name }) => name).filter((name) => /\/(_next\/static|images|fonts)\//.test(name));
  // Those of other pages, which have been open before or are loaded in advance.
  const own = loaded.filter((name) => !name.includes('/chunks/pages/'));
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc);
  const urls = [...named, ...own, ...pictures].map((url) => new URL(url, window.location.href));
  return [...new Set(urls.filter(({ origin }) => origin === window.location.origin).map(String))];
}

/** Stores these files in place of the earlier ones; the page is the last of them. */
async function store(files: Files): Promise<void> {
  const isNew = !(await caches.has(cacheName()));
  const cache = await caches.open(cacheName());
  let bytes = 0;
  const at = currentTime().toISOString();
  try {
    for (const [url, { body, headers, status }] of files) {
      bytes += body.size;
      headers.set(STORED_AT, at);
      headers.set(STORED_BYTES, String(bytes));
      await cache.put(url, new Response(body, { headers, status }));
    }
  } catch (error) {
    if (isNew) await caches.delete(cacheName());
    throw error;
  }
  const current = new Set([...files.keys()].map((url) => new URL(url, window.location.href).href));
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}
