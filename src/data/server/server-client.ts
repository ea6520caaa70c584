import { setTimeout as pause } from 'node:timers/promises';
import type { QueryKey } from '@sdk';
import { type Answer, type ApiError, type ContentLanguage, createClient, type Fetch, type ReadId } from '@sdk';
import { publicEnv, serviceHost } from '@/config/env';
import { readEnvironment } from '@/config/environment';
import { isBuilding } from '@/next-internals/built-pages';
import { isProductionServer, log, requestId } from '@/server/log/log';
import { metrics } from '@/server/metrics/metrics';
import { sendWithoutRefused } from '../known-parameters';
import { brokenAnswer, isApiError, isTransient } from '../sdk-values';
import { withOwnNames } from '../with-own-names';

/**
 * Timeout of one call. It is short because a page without an earlier version must show the failure soon, and rendering
 * it takes time too.
 */
export const SERVER_TIMEOUT_MS = 2500;

/** Timeout of one attempt during a build, when no visitor waits. */
const BUILD_TIMEOUT_MS = 30_000;
const BUILD_ATTEMPTS = 3;
const BUILD_PAUSE_MS = 300;

type Call = { longestMs?: number | undefined; isDraft?: boolean };

/**
 * Calls the service while a page is rendered: at most 2.5 s, or three attempts of 30 s during a build. Throws ApiError,
 * so that Next keeps the last good version of the page. With `isDraft` the answer has what an editor did not publish
 * yet. Logs a call that fails or is slow.
 */
export async function fetchOnServer<Id extends ReadId>(
  query: QueryKey<Id>,
  locale: string | undefined,
  { longestMs = SERVER_TIMEOUT_MS, isDraft = false }: Call = {},
): Promise<Answer<Id>> {
  const [operationId] = query;
  const startedAt = performance.now();
  try {
    const timeoutMs = Math.min(longestMs, SERVER_TIMEOUT_MS);
    const answer = await sendWithoutRefused(isDraft ? withDraftToken(query) : query, (known) =>
      isBuilding() ? fetchOnceInBuild(known, locale) : send(known, locale, { timeoutMs, retries: 1 }),
    );
    logCall(operationId, startedAt);
    return withOwnNames(answer, requestedLanguage(locale));
  } catch (error) {
    logCall(operationId, startedAt, error);
    throw error;
  }
}

const inThisBuild = new Map<string, Promise<unknown>>();

/** Calls the service once for all pages of a build that need the same answer. A failed call is made again. */
function fetchOnceInBuild<Id extends ReadId>(query: QueryKey<Id>, locale: string | undefined): Promise<Answer<Id>> {
  const key = JSON.stringify([serviceHost(), requestedLanguage(locale), query]);
  const pending = inThisBuild.get(key) as Promise<Answer<Id>> | undefined;
  if (pending) return pending;
  const answer = fetchInBuild(query, locale);
  inThisBuild.set(key, answer);
  answer.catch(() => inThisBuild.delete(key));
  return answer;
}

/**
 * Repeats the call here because the attempts of one client share a timeout, and each attempt of a build needs its own.
 */
async function fetchInBuild<Id extends ReadId>(query: QueryKey<Id>, locale: string | undefined): Promise<Answer<Id>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(query, locale, { timeoutMs: BUILD_TIMEOUT_MS, retries: 0 });
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (attempt === BUILD_ATTEMPTS) throw withCall(error, query, locale);
    }
    await pause(BUILD_PAUSE_MS * attempt);
  }
}

/** Adds the token to a query whose operation has drafts: one tour and one article. */
function withDraftToken<Id extends ReadId>(query: QueryKey<Id>): QueryKey<Id> {
  const { draftToken } = readEnvironment(process.env);
  const [operationId, args] = query;
  if (!draftToken || (operationId !== 'getTour' && operationId !== 'getArticle')) return query;
  return [operationId, { ...args, header: { 'Draft-Token': draftToken } }];
}

/** Returns the language in which the service is asked for the texts of a page. */
const requestedLanguage = (locale: string | undefined): ContentLanguage => (locale === 'en' ? 'en' : 'id');

/** Adds the failed call and a command to investigate it to the error, because Next reports only the page. */
function withCall<Id extends ReadId>(
  error: ApiError,
  [operationId, args]: QueryKey<Id>,
  locale: string | undefined,
): ApiError {
  const call = `${operationId} ${JSON.stringify(args)} in "${locale ?? 'id'}"`;
  const look = `"npm run contract -- ${serviceHost()} --only ${operationId}" shows what the service answers.`;
  error.message = `${call} failed three times: ${error.message} ${look}`;
  return error;
}

type Limits = { timeoutMs: number; retries: number };

function send<Id extends ReadId>([operationId, args]: QueryKey<Id>, locale: string | undefined, limits: Limits) {
  const client = createClient({
    ...limits,
    baseUrl: serviceHost(),
    getLocale: () => requestedLanguage(locale),
    fetch: fetchWithId,
  });
  return client.call(operationId, args);
}

/** Sends a call with the id of the visitor's request, so that the logs of site and service can be compared. */
const fetchWithId: Fetch = (request) => {
  const id = requestId();
  if (id) request.headers.set('X-Request-Id', id);
  if (publicEnv.mockWorld) request.headers.set('Mock-World', publicEnv.mockWorld);
  // A redirect of the service would let it send this server to other hosts (SSRF).
  return globalThis.fetch(request, { redirect: 'error' });
};

const SLOW_MS = 1000;

/**
 * Counts a call for a page, and logs one that failed or took longer than a second. A 404 is no failure: it answers a
 * visitor's address. Elsewhere than on a production server only an answer that breaks the API document is logged: the
 * error of a build names the failed call, and the developer panel of the embedded host lists all calls.
 */
export function logCall(operation: string, startedAt: number, error?: unknown): void {
  const durationMs = Math.round(performance.now() - startedAt);
  const result = isApiError(error) ? error.kind : error === undefined ? 'ok' : 'error';
  metrics()?.serviceCalls.observe({ operation, result }, durationMs / 1000);
  if (isApiError(error)) {
    const broken = brokenAnswer(error, serviceHost());
    if (error.kind === 'not-found' || !(broken || isProductionServer())) return;
    const status = error.status > 0 ? { status: error.status } : {};
    const message = broken ?? reasonOf(error);
    log({ level: 'error', operation, durationMs, ...status, error: error.kind, message });
  } else if (error === undefined && durationMs > SLOW_MS && isProductionServer()) {
    log({ level: 'warn', operation, durationMs, message: `The answer took longer than ${SLOW_MS} ms.` });
  }
}

/** Says why a call failed, without the words of the service, which are part of its answer. */
function reasonOf({ kind, status, cause }: { kind: string; status: number; cause?: unknown }): string {
  if (kind === 'timeout') return 'No answer in time.';
  if (status > 0) return kind === 'network' ? 'The answer broke off.' : `The service answered ${status}.`;
  // Node's fetch throws a TypeError whose cause has the code of the connection.
  const { code } = ((cause as Error | undefined)?.cause ?? {}) as { code?: string };
  return `No connection to the service${code ? ` (${code})` : ''}.`;
}
