import { createClient } from '@sdk';
import { serviceHost } from '@/config/env';
import { type ApiQuery, callQuery, type QueryAnswer } from './query';

// A page that cannot be built in this time is answered from the last good one.
const SERVER_TIMEOUT_MS = 3000;

/** Reads the service while a page is rendered; throws ApiError, so that a failed call never replaces a good page. */
export function fetchOnServer<Query extends ApiQuery>(
  query: Query,
  locale: string | undefined,
): Promise<QueryAnswer<Query>> {
  const client = createClient({
    baseUrl: serviceHost(),
    timeoutMs: SERVER_TIMEOUT_MS,
    retries: 1,
    getLocale: () => (locale === 'en' ? 'en' : 'id'),
  });
  return callQuery(client, query);
}
