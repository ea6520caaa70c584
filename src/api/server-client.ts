import { setTimeout as pause } from 'node:timers/promises';
import { type ApiError, type Client, type ContentLanguage, createClient, type Fetch } from '@sdk';
import { publicEnv, serviceHost } from '@/config/env';
import { readEnvironment } from '@/config/environment';
import { requestId } from '@/server/log/request-id';
import { isBuilding } from './built-pages';
import { logCall } from './log-call';
import { type ApiQuery, callQuery, type QueryAnswer } from './query';
import { isTransient } from './sdk-values';
import { withOwnNames } from './with-own-names';

/**
 * Timeout of one call. It is short because a page without an earlier version must show the failure soon, and rendering
 * it takes time too.
 */
export const SERVER_TIMEOUT_MS = 2500;

let inProcess: Fetch | undefined;
// A preview has no service host. The comparison stays inline, so that other builds drop the branch and its imports.
if (process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker') {
  inProcess = async (request) => (await import('./worker-mode')).fetchInProcess(request);
}

/** Timeout of one attempt during a build, when no visitor waits. */
const BUILD_TIMEOUT_MS = 30_000;
const BUILD_ATTEMPTS = 3;
const BUILD_PAUSE_MS = 300;

/**
 * Calls the service while a page is rendered: at most 2.5 s, or three attempts of 30 s during a build. Throws ApiError,
 * so that Next keeps the last good version of the page. With `isDraft` the answer has what an editor did not publish
 * yet. Logs a call that fails or is slow.
 */
export function fetchOnServer<Query extends ApiQuery>(
  query: Query,
  locale: string | undefined,
  { longestMs = SERVER_TIMEOUT_MS, isDraft = false }: { longestMs?: number | undefined; isDraft?: boolean } = {},
): Promise<QueryAnswer<Query>> {
  const limits = { timeoutMs: Math.min(longestMs, SERVER_TIMEOUT_MS), retries: 1 };
  const startedAt = performance.now();
  const answer = isBuilding()
    ? fetchOnceInBuild(query, locale)
    : callQuery(clientFor(locale, limits), isDraft ? withDraftToken(query) : query);
  return answer.then(
    (good) => {
      logCall(query.operationId, startedAt);
      return withOwnNames(good, requestedLanguage(locale));
    },
    (error: unknown) => {
      logCall(query.operationId, startedAt, error);
      throw error;
    },
  );
}

const inThisBuild = new Map<string, Promise<unknown>>();

/** Calls the service once for all pages of a build that need the same answer. A failed call is made again. */
function fetchOnceInBuild<Query extends ApiQuery>(query: Query, locale: string | undefined) {
  const key = JSON.stringify([serviceHost(), requestedLanguage(locale), query.operationId, query.args]);
  const pending = inThisBuild.get(key) as Promise<QueryAnswer<Query>> | undefined;
  if (pending) return pending;
  const answer = fetchInBuild(query, locale);
  inThisBuild.set(key, answer);
  answer.catch(() => inThisBuild.delete(key));
  return answer;
}

/**
 * Repeats the call here because the attempts of one client share a timeout, and each attempt of a build needs its own.
 */
async function fetchInBuild<Query extends ApiQuery>(query: Query, locale: string | undefined) {
  const client = clientFor(locale, { timeoutMs: BUILD_TIMEOUT_MS, retries: 0 });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callQuery(client, query);
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (attempt === BUILD_ATTEMPTS) throw withCall(error, query, locale);
    }
    await pause(BUILD_PAUSE_MS * attempt);
  }
}

/** Adds the token to a query whose operation has drafts: one tour and one article. */
function withDraftToken<Query extends ApiQuery>(query: Query): Query {
  const { draftToken } = readEnvironment(process.env);
  if (!draftToken || (query.operationId !== 'getTour' && query.operationId !== 'getArticle')) return query;
  return { ...query, args: { ...query.args, header: { 'Draft-Token': draftToken } } };
}

/** Returns the language in which the service is asked for the texts of a page. */
const requestedLanguage = (locale: string | undefined): ContentLanguage => (locale === 'en' ? 'en' : 'id');

/** Adds the failed call and a command to investigate it to the error, because Next reports only the page. */
function withCall(error: ApiError, { operationId, args }: ApiQuery, locale: string | undefined): ApiError {
  const call = `${operationId} ${JSON.stringify(args)} in "${locale ?? 'id'}"`;
  const look = `"npm run contract -- ${serviceHost()} --only ${operationId}" shows what the service answers.`;
  error.message = `${call} failed three times: ${error.message} ${look}`;
  return error;
}

function clientFor(locale: string | undefined, limits: { timeoutMs: number; retries: number }): Client {
  return createClient({
    ...limits,
    baseUrl: serviceHost(),
    getLocale: () => requestedLanguage(locale),
    fetch: send,
  });
}

/** Sends a call with the id of the visitor's request, so that the logs of site and service can be compared. */
const send: Fetch = (request) => {
  const id = requestId();
  if (id) request.headers.set('X-Request-Id', id);
  if (publicEnv.mockWorld) request.headers.set('Mock-World', publicEnv.mockWorld);
  // A redirect of the service would let it send this server to other hosts (SSRF).
  return inProcess ? inProcess(request) : globalThis.fetch(request, { redirect: 'error' });
};
