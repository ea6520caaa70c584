import { createClient, type Fetch } from '@sdk';
import { serviceHost } from '@/config/env';
import { type ApiQuery, callQuery, type QueryAnswer } from './query';

/** Of one call: where a page has no last good one, the outage is to be said soon, and saying it takes its time too. */
export const SERVER_TIMEOUT_MS = 2500;

let inProcess: Fetch | undefined;
// A preview needs no service host. Written out, so that other builds leave the branch and all behind it out.
if (process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker') {
  inProcess = async (request) => (await import('./worker-mode')).fetchInProcess(request);
}

/**
 * Reads the service while a page is rendered, for 2.5 s at most; throws ApiError, so that a failed call never replaces a
 * good page.
 */
export function fetchOnServer<Query extends ApiQuery>(
  query: Query,
  locale: string | undefined,
  longestMs = SERVER_TIMEOUT_MS,
): Promise<QueryAnswer<Query>> {
  const client = createClient({
    baseUrl: serviceHost(),
    timeoutMs: Math.min(longestMs, SERVER_TIMEOUT_MS),
    retries: 1,
    getLocale: () => (locale === 'en' ? 'en' : 'id'),
    // The service answers itself; nobody is to send this server elsewhere.
    fetch: inProcess ?? ((request) => globalThis.fetch(request, { redirect: 'error' })),
  });
  return callQuery(client, query);
}
