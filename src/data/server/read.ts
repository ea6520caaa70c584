import type { Answer, QueryKey, ReadId } from '@sdk';
import { isBuilding, isBuiltPage } from '@/next-internals/built-pages';
import { log } from '@/server/log/log';
import { isApiError } from '../sdk-values';
import { cachedResponse, lastResponse, saveResponse } from './last-responses';
import { fetchOnServer, SERVER_TIMEOUT_MS } from './server-client';

const WARM_UP_S = 600;
const MIN_OPTIONAL_READ_MS = 500;
// As long as a page is fresh (`REVALIDATE_S` in src/shell/page-props.ts).
const SHARED_MS = 60_000;
// The first visitor of a page that was not built gets a response within 3.2 s, rendering included.
const PAGE_MS = SERVER_TIMEOUT_MS + MIN_OPTIONAL_READ_MS;

type Locale = string | undefined;

/**
 * The answer that a page gets while the service fails:
 * - `throw`: nothing, so that Next keeps the last good version of the page
 * - `last`: the last answer of this process, or else nothing. For pages that are rendered for each request
 * - `optional`: the last answer of this process, or else null, so that the page leaves the part out
 * - `null`: null, so that the page shows the error itself
 */
type OnFailure = 'throw' | 'last' | 'optional' | 'null';

type Options<How> = {
  onFailure?: How;
  /** Pages that are rendered within a minute share the answer, until the service publishes something. */
  isShared?: boolean;
  /**
   * The path of a page with an optional part. When the page was made during the build, a process that is young and has no
   * answers yet throws, so that Next keeps the built version. This ends after some minutes, because its prices would
   * become too old.
   */
  page?: string | undefined;
  /** The start of the page (`performance.now()`), for a part that waited for another: it gets only the time that is left. */
  startedAt?: number;
};

/** Reads data of a page from the service, in the language of the page. */
export function read<Id extends ReadId>(
  locale: Locale,
  query: QueryKey<Id>,
  options?: Options<'throw' | 'last'>,
): Promise<Answer<Id>>;
export function read<Id extends ReadId>(
  locale: Locale,
  query: QueryKey<Id>,
  options: Options<'optional' | 'null'>,
): Promise<Answer<Id> | null>;
export async function read<Id extends ReadId>(
  locale: Locale,
  query: QueryKey<Id>,
  { onFailure = 'throw', isShared = false, page, startedAt }: Options<OnFailure> = {},
): Promise<Answer<Id> | null> {
  const key = JSON.stringify([locale, query]);
  const cached = isShared && cachedResponse(key, SHARED_MS);
  if (cached) return cached as Answer<Id>;
  const isKept = isShared || onFailure === 'last' || onFailure === 'optional';
  try {
    const longestMs = startedAt === undefined ? undefined : timeLeft(startedAt);
    const answer = await fetchOnServer(query, locale, { longestMs });
    if (isKept) saveResponse(key, answer);
    return answer;
  } catch (error) {
    if (!isApiError(error) || onFailure === 'throw') throw error;
    if (onFailure === 'null') return null;
    const last = lastResponse(key) as Answer<Id> | null;
    if (onFailure === 'last' && !last) throw error;
    // A 404 means that the data was removed, so the stored response must not be used again.
    if (onFailure === 'optional' && error.kind === 'not-found') {
      saveResponse(key, null);
      return null;
    }
    if (isBuilding() && !last) console.warn(`${page ?? 'A page'} is built without ${query[0]}. ${error.message}`);
    if (!last && page && process.uptime() < WARM_UP_S && isBuiltPage(locale, page)) throw error;
    return last;
  }
}

/**
 * Reads the row for the id in the URL, or its draft. Returns null when the service says that it has no such row, so that
 * the page is a 404. A 404 without the service's message, such as the HTML of a proxy, is a failure.
 */
export function readRow<Id extends ReadId>(
  locale: Locale,
  query: QueryKey<Id>,
  isDraft = false,
): Promise<Answer<Id> | null> {
  return fetchOnServer(query, locale, { isDraft }).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'not-found' && error.hasServerMessage) return null;
    throw error;
  });
}

type ListId = { [Id in ReadId]: Answer<Id> extends { data: readonly unknown[] } ? Id : never }[ReadId];

const missing = new Set<string>();

/**
 * Reads a list without which a page is still of use: it is empty when the service does not have its operation (404), which
 * is logged once. Other failures are thrown.
 */
export function readList<Id extends ListId>(
  locale: Locale,
  query: QueryKey<Id>,
): Promise<Answer<Id> | { data: []; language?: never }> {
  return fetchOnServer(query, locale).catch((error: unknown) => {
    if (!isApiError(error) || error.kind !== 'not-found') throw error;
    const [operation] = query;
    const message = 'The service has no such operation (404), so pages leave its rows out.';
    if (!missing.has(operation)) log({ level: 'warn', operation, message });
    missing.add(operation);
    return { data: [] };
  });
}

/** Milliseconds left for the last parts of a page that was started at `startedAt`; never less than MIN_OPTIONAL_READ_MS. */
const timeLeft = (startedAt: number) => Math.max(MIN_OPTIONAL_READ_MS, startedAt + PAGE_MS - performance.now());
