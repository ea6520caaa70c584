import type { Answer, ApiError, OperationId } from '@sdk';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { askInBrowser } from '@/api/call-in-browser';
import type { ApiQuery } from '@/api/query';
import { useSwrWithRetries } from './use-swr-with-retries';

/** The cache key of a query. With a session number the answer belongs to that session only. */
export function queryKey(query: ApiQuery, session?: number): readonly [OperationId, unknown, number?] {
  return session === undefined ? [query.operationId, query.args] : [query.operationId, query.args, session];
}

/** Reads a query through SWR; `null` sends no request. `data` is the whole envelope, `error` an ApiError. */
export function useApiQuery<Id extends OperationId>(
  query: ApiQuery<Id> | null,
  options?: SWRConfiguration<Answer<Id>, ApiError>,
  session?: number,
): SWRResponse<Answer<Id>, ApiError> {
  const asking = query && { operationId: query.operationId, key: queryKey(query as ApiQuery, session) };
  return useSwrWithRetries(asking, () => askInBrowser(query as ApiQuery) as Promise<Answer<Id>>, options);
}
