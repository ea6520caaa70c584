import { log } from '@/server/log/log';
import { isBuilding, isInBuild } from './built-pages';
import { cachedResponse, lastResponse, saveResponse } from './last-responses';
import type { ApiQuery, QueryAnswer } from './query';
import { isApiError } from './sdk-values';
import { fetchOnServer, SERVER_TIMEOUT_MS } from './server-client';

const WARM_UP_S = 600;
const MIN_OPTIONAL_READ_MS = 500;
// As long as a page is fresh (`REVALIDATE_S` in static-page.ts).
const SHARED_MS = 60_000;
// The first visitor of a page that was not built gets a response within 3.2 s, rendering included.
const PAGE_MS = SERVER_TIMEOUT_MS + MIN_OPTIONAL_READ_MS;

type ListId = 'listDeals' | 'listBanners' | 'listPromotions' | 'listVisaCountries' | 'listMiceProducts';
type Answers<Queries> = { [Name in keyof Queries]: QueryAnswer<Queries[Name]> };

/**
 * Runs several queries in parallel. Rejects when one of them fails, so that Next keeps the last good version of the
 * page.
 */
export async function prefetch<Queries extends Record<string, ApiQuery>>(
  locale: string | undefined,
  queries: Queries,
): Promise<Answers<Queries>> {
  const entries = Object.entries(queries).map(async ([name, query]) => [name, await fetchOnServer(query, locale)]);
  return Object.fromEntries(await Promise.all(entries)) as Answers<Queries>;
}

const missing = new Set<string>();

/**
 * As `prefetch`, for lists without which a page is still of use: a list is empty when the service does not have its
 * operation (404), which is logged once.
 */
export async function prefetchLists<Queries extends Record<string, ApiQuery<ListId>>>(
  locale: string | undefined,
  queries: Queries,
): Promise<Answers<Queries>> {
  const entries = Object.entries(queries).map(async ([name, query]) => {
    const answer = await fetchOnServer(query, locale).catch((error: unknown) => {
      if (!isApiError(error) || error.kind !== 'not-found') throw error;
      const { operationId: operation } = query;
      const message = 'The service has no such operation (404), so pages leave its rows out.';
      if (!missing.has(operation)) log({ level: 'warn', operation, message });
      missing.add(operation);
      return { success: true, data: [] };
    });
    return [name, answer];
  });
  return Object.fromEntries(await Promise.all(entries)) as Answers<Queries>;
}

/**
 * Fetches the row for the id in the URL, or its draft. Returns null when the service says that it has no such row, so
 * that the page is a 404. A 404 without the service's message, such as the HTML of a proxy, is a failure.
 */
export function prefetchNamed<Query extends ApiQuery>(
  locale: string | undefined,
  query: Query,
  isDraft = false,
): Promise<QueryAnswer<Query> | null> {
  return fetchOnServer(query, locale, { isDraft }).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'not-found' && error.hasServerMessage) return null;
    throw error;
  });
}

/**
 * Fetches the rows for the query of the URL. Returns null when the service fails, so that the page shows the error
 * itself.
 */
export function prefetchRequested<Query extends ApiQuery>(
  locale: string | undefined,
  query: Query,
): Promise<QueryAnswer<Query> | null> {
  return fetchOnServer(query, locale).catch((error: unknown) => {
    if (isApiError(error)) return null;
    throw error;
  });
}

/**
 * Fetches required data of a page that is rendered per request. Such a page has no earlier version to fall back to, so
 * the last response in this process is used; the call fails when there is none.
 */
export async function prefetchNeeded<Query extends ApiQuery>(
  locale: string | undefined,
  query: Query,
): Promise<QueryAnswer<Query>> {
  const key = keyOf(locale, query);
  try {
    const answer = await fetchOnServer(query, locale);
    saveResponse(key, answer);
    return answer;
  } catch (error) {
    const last = isApiError(error) ? (lastResponse(key) as QueryAnswer<Query> | null) : null;
    if (!last) throw error;
    return last;
  }
}

/**
 * Fetches optional data of a page. Falls back to the last answer of this process, then to null. A `page` that was made
 * during the build fails instead while the process is young and has no answers yet: Next then keeps the built version.
 * This ends after some minutes, because its prices would become too old. A caller that waited for another answer first
 * passes the start of the page (`startedAt`, from `performance.now()`), and this call gets only the time that is left.
 */
export async function prefetchPart<Query extends ApiQuery>(
  locale: string | undefined,
  query: Query,
  page?: string,
  startedAt?: number,
): Promise<QueryAnswer<Query> | null> {
  const key = keyOf(locale, query);
  try {
    const longestMs = startedAt === undefined ? undefined : timeLeft(startedAt);
    const answer = await fetchOnServer(query, locale, { longestMs });
    saveResponse(key, answer);
    return answer;
  } catch (error) {
    if (!isApiError(error)) throw error;
    // A 404 means that the data was removed, so the stored response must not be used again.
    if (error.kind === 'not-found') {
      saveResponse(key, null);
      return null;
    }
    const last = lastResponse(key) as QueryAnswer<Query> | null;
    if (isBuilding() && !last)
      console.warn(`${page ?? 'A page'} is built without ${query.operationId}. ${error.message}`);
    if (!last && page && process.uptime() < WARM_UP_S && isInBuild(locale, page)) throw error;
    return last;
  }
}

/**
 * As `prefetchPart`, for an answer that many pages show beside their own row, such as the terms: pages that are rendered
 * within a minute share it, in a build and in an instance, until the service publishes something.
 */
export async function prefetchShared<Query extends ApiQuery>(
  locale: string | undefined,
  query: Query,
  page?: string,
  startedAt?: number,
): Promise<QueryAnswer<Query> | null> {
  const cached = cachedResponse(keyOf(locale, query), SHARED_MS) as QueryAnswer<Query> | null;
  return cached ?? prefetchPart(locale, query, page, startedAt);
}

const keyOf = (locale: string | undefined, { operationId, args }: ApiQuery) =>
  JSON.stringify([locale, operationId, args]);

/** Milliseconds left for the last parts of a page that was started at `startedAt`; never less than MIN_OPTIONAL_READ_MS. */
export function timeLeft(startedAt: number, now = performance.now()): number {
  return Math.max(MIN_OPTIONAL_READ_MS, startedAt + PAGE_MS - now);
}
