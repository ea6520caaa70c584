import type { Answer, ApiError, ReadId } from '@sdk';
import { useDeferredValue, useMemo } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { fetchInBrowser } from '@/api/call-in-browser';
import { type ApiQuery, queryKey } from '@/api/query';
import { currentTime } from '@/lib/clock';
import { retries } from './swr-retries';

/**
 * Reads through SWR, with the site's retries; `null` sends no request. `data` is the whole envelope, `error` an ApiError.
 * With a session number the response belongs to that session only.
 */
export function useApiQuery<Id extends ReadId>(
  query: ApiQuery<Id> | null,
  options?: SWRConfiguration<Answer<Id>, ApiError>,
  session?: number,
): SWRResponse<Answer<Id>, ApiError> {
  const read = query && (() => fetchInBrowser(query));
  return useSWR<Answer<Id>, ApiError>(query && queryKey(query, session), read, { ...retries, ...options });
}

/**
 * Returns current prices and seats for a page that was built earlier, and the time at which they arrived. Until then, and
 * after a failure, the page keeps its data, because prices that are a minute old are better than an error. The response is
 * rendered in short steps, so that the browser can respond to presses in between. `null` sends no request.
 */
export function useLiveAnswer<Id extends ReadId>(query: ApiQuery<Id> | null) {
  const answer = useDeferredValue(useApiQuery(query).data);
  const at = useMemo(() => (answer ? currentTime() : null), [answer]);
  return { answer, at };
}
