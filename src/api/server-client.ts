import { setTimeout as pause } from 'node:timers/promises';
import { type ApiError, type Client, createClient, type Fetch } from '@sdk';
import { serviceHost } from '@/config/env';
import { isBuilding } from './built-pages';
import { isPassing } from './is-passing';
import { type ApiQuery, callQuery, type QueryAnswer } from './query';

/** Of one call: where a page has no last good one, the outage is to be said soon, and saying it takes its time too. */
export const SERVER_TIMEOUT_MS = 2500;

let inProcess: Fetch | undefined;
// A preview needs no service host. Written out, so that other builds leave the branch and all behind it out.
if (process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker') {
  inProcess = async (request) => (await import('./worker-mode')).fetchInProcess(request);
}

/** Timeout of one attempt during a build, for which no visitor waits. */
const BUILD_TIMEOUT_MS = 30_000;
const BUILD_ATTEMPTS = 3;
const BUILD_PAUSE_MS = 300;

/**
 * Reads the service while a page is rendered, for 2.5 s at most, and in a build for 30 s, three times; throws ApiError,
 * so that a failed call never replaces a good page.
 */
export function fetchOnServer<Query extends ApiQuery>(
  query: Query,
  locale: string | undefined,
  longestMs = SERVER_TIMEOUT_MS,
): Promise<QueryAnswer<Query>> {
  if (isBuilding()) return fetchInBuild(query, locale);
  return callQuery(clientFor(locale, { timeoutMs: Math.min(longestMs, SERVER_TIMEOUT_MS), retries: 1 }), query);
}

/** The attempts of a client share one timeout, so a build repeats the call here, each time with a whole timeout. */
async function fetchInBuild<Query extends ApiQuery>(query: Query, locale: string | undefined) {
  const client = clientFor(locale, { timeoutMs: BUILD_TIMEOUT_MS, retries: 0 });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callQuery(client, query);
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (attempt === BUILD_ATTEMPTS) throw withCall(error, query, locale);
    }
    await pause(BUILD_PAUSE_MS * attempt);
  }
}

/** Next names the page of an error; which of its calls failed, and how to look into it, is added here. */
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
    getLocale: () => (locale === 'en' ? 'en' : 'id'),
    // The service answers itself; nobody is to send this server elsewhere.
    fetch: inProcess ?? ((request) => globalThis.fetch(request, { redirect: 'error' })),
  });
}
