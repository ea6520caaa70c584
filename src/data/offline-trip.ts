import type { Answer, QueryKey, ReadId, Tour } from '@sdk';
import { mutate } from 'swr';
import { proxy } from 'valtio';
import { localPath, routes } from '@/config/routes';
import type { Trip } from '@/domain/trip';
import { currentTime } from '@/lib/clock';
import { isChunkFailure } from '@/next-internals/chunk-failure';
import { loadedBuild } from '@/next-internals/page-data';
import { forgetTrips, TRIP_CACHE, TRIP_SCOPE, TRIP_WORKER } from '@/state/offline-trips';
import { sameSession, sessionState } from '@/state/session';
import { answerListeners } from './answer-listeners';
import { fetchInBrowser } from './call-in-browser';
import { visaCountriesQuery } from './operations/page';
import { dayActivitiesQuery, paymentTermsQuery, tourQuery } from './operations/tour';
import { isApiError, queryKey } from './sdk-values';
import { readItineraryPdf } from './use-itinerary-pdf';

/** Why a trip could not be stored: no space, an answer or a file is missing or old, or the browser stores nothing. */
type Failure = 'full' | 'network' | 'refused' | 'damaged' | 'unknown';

type OfflineTripState = {
  /** When the open trip was stored (ISO) and its size; null if it is not stored, undefined until that is known. */
  copy: { at: string; bytes: number; isOtherLanguage: boolean } | null | undefined;
  /** The time (ISO) of the data on the page when it came from the store; null for data of the network. */
  storedAt: string | null;
  isBusy: boolean;
  failure: Failure | null;
};

const initial: OfflineTripState = { copy: undefined, storedAt: null, isBusy: false, failure: null };

/** The store of the trip whose page is open. */
export const offlineTripState = proxy<OfflineTripState>({ ...initial });

export type OpenTrip = {
  locale: string;
  code: string;
  trip: Pick<Trip, 'tour_id' | 'itinerary_id'>;
  /** Returns the departure whose days the page shows. */
  programmeOf: (tour: Tour) => number | null;
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
// Other answers that arrive meanwhile, as the profile, are not stored.
const STORED_ANSWERS =
  /\/(bookings\/[^/]+|booking-history|\d+\/detail|day-activities|payment-terms|visa\/country|pdf\/\d+)(\?|$)/;
/** Browsers list this many files of a page and drop the others. */
const MAX_LISTED_FILES = 250;

const pathOf = ({ locale, code }: Pick<OpenTrip, 'locale' | 'code'>) => localPath(locale, routes.trip(code));

/** Returns whether this browser can store trips. The worker of a demo, which answers as the service, is left alone. */
export function canStoreTrips(): boolean {
  if (!('caches' in window && 'serviceWorker' in navigator)) return false;
  const { controller } = navigator.serviceWorker;
  return !controller || controller.scriptURL.endsWith(TRIP_WORKER);
}

/** Counts the calls that end an earlier storing: a new one, the removal of the trip, and leaving the page. */
let run = 0;

/**
 * Reads the stored copy of the open trip into the state, and stores a newer copy now and whenever the device comes
 * online. Returns a function that stops this.
 */
export function followTrip(open: OpenTrip): () => void {
  let isOver = false;
  const onAnswer = (url: string, response: Response) => {
    if (url.endsWith(`/${open.code}`)) offlineTripState.storedAt = response.headers.get(STORED_AT);
  };
  const refresh = () => {
    if (offlineTripState.copy?.isOtherLanguage === false) void storeTrip(open);
  };
  const start = async () => {
    // A browser that refuses says so when the member asks to store the trip.
    const found = await readCopy(open).catch(() => ({ copy: null }));
    if (isOver) return;
    Object.assign(offlineTripState, found);
    refresh();
  };
  void start();
  answerListeners.add(onAnswer);
  window.addEventListener('online', refresh);
  return () => {
    isOver = true;
    run += 1;
    Object.assign(offlineTripState, initial);
    answerListeners.delete(onAnswer);
    window.removeEventListener('online', refresh);
  };
}

/** Returns the stored copy of the trip, in the language of the page or else in the other one. */
async function readCopy({ locale, code }: OpenTrip): Promise<Partial<OfflineTripState>> {
  for (const language of [locale, locale === 'en' ? 'id' : 'en']) {
    const path = pathOf({ locale: language, code });
    const { headers } = (await caches.match(path, { cacheName: TRIP_CACHE + path })) ?? {};
    const at = headers?.get(STORED_AT);
    if (at) return { copy: { at, bytes: Number(headers?.get(STORED_BYTES)), isOtherLanguage: language !== locale } };
  }
  // The page is stored last, so a store without it lacks other parts as well.
  return { copy: null, failure: (await caches.has(TRIP_CACHE + pathOf({ locale, code }))) ? 'damaged' : null };
}

/** Stores the open trip on the device, in the language of the page, and registers the worker that answers with it. */
export async function storeTrip(open: OpenTrip, isAsked = false): Promise<void> {
  if (offlineTripState.isBusy) return;
  // Some browsers ask the member, and the trip is stored whatever the answer.
  if (isAsked) void navigator.storage?.persist?.().catch(() => undefined);
  Object.assign(offlineTripState, { isBusy: true, failure: null });
  run += 1;
  const own = run;
  const isSame = sameSession();
  const isOver = () => own !== run || !isSame();
  let failure: Failure | null = null;
  try {
    const files = await readFiles(open);
    for (const locale of ['id', 'en'])
      if (!isOver()) await navigator.serviceWorker.register(TRIP_WORKER, { scope: localPath(locale, TRIP_SCOPE) });
    if (!isOver()) await store(pathOf(open), files, isOver);
  } catch (error) {
    failure = failureOf(error);
    // Without a network the page shows the time of its data, so it shows no error as well.
    if (offlineTripState.storedAt && failure === 'network') failure = null;
  }
  // The session may have ended meanwhile, here or in another tab.
  if (!isSame()) await forgetTrips();
  const found = await readCopy(open).catch(() => ({ copy: null }));
  if (own === run) Object.assign(offlineTripState, found, { failure, isBusy: false });
}

/** Removes the open trip from the device, in both languages. */
export async function removeTrip({ code }: OpenTrip): Promise<void> {
  run += 1;
  Object.assign(offlineTripState, { copy: null, failure: null, isBusy: false });
  await forgetTrips(routes.trip(code));
}

function failureOf(error: unknown): Failure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError') return 'refused';
  if (error instanceof TypeError || isApiError(error) || isChunkFailure(error)) return 'network';
  window.reportError(error);
  return 'unknown';
}

type Files = Map<string, { body: Blob; headers: Headers; status: number }>;

/**
 * Reads the page, its files and its data again, for the page too.
 * @throws {ApiError} when an answer of the service is missing; one that says "not found" is an answer.
 * @throws {TypeError} when another part is missing, comes from the store, or belongs to another build than the open
 *   page.
 */
async function readFiles(open: OpenTrip): Promise<Files> {
  const answers: [url: string, response: Response][] = [];
  const onAnswer = (url: string, response: Response) => {
    if ((response.ok || response.status === 404) && STORED_ANSWERS.test(url)) answers.push([url, response.clone()]);
  };
  answerListeners.add(onAnswer);
  await readAnswers(open).finally(() => answerListeners.delete(onAnswer));
  // The page loads its map when that comes near the screen.
  await import('@/domain/route-map/route-map');
  const path = pathOf(open);
  const page = await fetch(path);
  const urls = filesOf(await page.clone().text());
  const parts = await Promise.all(urls.map(async (url) => [url, await fetch(url)] as const));
  const current = [...answers, [path, page] as const];
  // The worker answers for files of the build at once: their names change with their content.
  const isOld = current.some(([, { headers }]) => headers.has(STORED_AT));
  if (isOld || !page.ok || parts.some(([, { ok }]) => !ok)) throw new TypeError('The network does not answer.');
  const files: Files = new Map();
  for (const [url, response] of [...parts, ...current]) {
    const headers = new Headers([...response.headers].filter(([name]) => STORED_HEADERS.includes(name)));
    files.set(url, { body: await response.blob(), headers, status: response.status });
  }
  return files;
}

async function readAnswers({ code, trip, programmeOf }: OpenTrip): Promise<void> {
  const { session } = sessionState;
  if (!(await read(queryKey('getBooking', { path: { code } }, session))))
    await read(queryKey('listBookings', {}, session));
  const pdf = trip.itinerary_id === undefined ? null : unlessMissing(readItineraryPdf(trip.itinerary_id));
  await Promise.all([pdf, read(paymentTermsQuery()), read(visaCountriesQuery())]);
  const tour = trip.tour_id === undefined ? undefined : await read(tourQuery(trip.tour_id));
  const programme = tour ? programmeOf(tour.data) : null;
  if (programme !== null) await read(dayActivitiesQuery(programme));
}

/** Reads an answer and shows it on the page; undefined for one that the service does not have. */
async function read<Id extends ReadId>(query: QueryKey<Id>): Promise<Answer<Id> | undefined> {
  const answer = await unlessMissing(fetchInBrowser(query));
  if (answer) await mutate(query, answer, { revalidate: false });
  return answer;
}

const unlessMissing = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'not-found') return undefined;
    throw error;
  });

/** Returns the addresses of the scripts, styles, fonts and pictures of the open page. */
function filesOf(html: string): string[] {
  const listed = performance.getEntriesByType('resource');
  // Parts that load later are in the list only, with the names of the build that the open page is of.
  const isSameBuild = html.includes(`"buildId":"${loadedBuild()}"`);
  if (!isSameBuild || listed.length >= MAX_LISTED_FILES) throw new TypeError('The page has to be loaded again.');
  const named = [...html.matchAll(/\/_next\/static\/[^"'\s)\\]+/g)].map(([path]) => path);
  // Not those of other pages, which have been open before or are loaded in advance.
  const own = /\/(_next\/static\/(?!chunks\/pages\/)|images\/|fonts\/)/;
  const loaded = listed.map(({ name }) => name).filter((name) => own.test(name));
  const pictures = [...document.images].flatMap((one) => (one.naturalWidth ? one.currentSrc : []));
  const urls = [...named, ...loaded, ...pictures].map((url) => new URL(url, window.location.href));
  return [...new Set(urls.filter(({ origin }) => origin === window.location.origin).map(String))];
}

/** Stores these files in place of the earlier ones, the page of this path last. */
async function store(path: string, files: Files, isOver: () => boolean): Promise<void> {
  const cache = await caches.open(TRIP_CACHE + path);
  const earlier = (await cache.keys()).map(({ url }) => url);
  const at = currentTime().toISOString();
  let bytes = 0;
  try {
    for (const [url, { body, headers, status }] of files) {
      if (isOver()) return;
      bytes += body.size;
      headers.set(STORED_AT, at);
      headers.set(STORED_BYTES, String(bytes));
      await cache.put(url, new Response(body, { headers, status }));
    }
  } finally {
    if (!(await cache.match(path))) await caches.delete(TRIP_CACHE + path);
  }
  // A visit that shows less of the page loads fewer files of the same build.
  const isSameBuild = earlier.some((url) => url.includes(`/_next/static/${loadedBuild()}/`));
  const current = new Set([...files.keys()].map((url) => new URL(url, window.location.href).href));
  const old = earlier.filter((url) => !current.has(url) && !(isSameBuild && url.includes('/_next/')));
  for (const url of old) await cache.delete(url);
}
