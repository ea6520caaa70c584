import type { Answer, ApiError, OperationId } from '@sdk';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { loadBrowserClient } from '@/api/load-browser-client';
import { type ApiQuery, callQuery, type QueryAnswer } from '@/api/query';
import { startWork } from '@/state/progress';
import { swrDefaults } from './swr-defaults';

/** The cache key of a query; the same words on the server and in the browser. */
export function queryKey(query: ApiQuery): readonly [OperationId, unknown] {
  return [query.operationId, query.args];
}

/** Reads through SWR; `null` waits. `data` is the whole envelope, `error` an ApiError. */
export function useApiQuery<Id extends OperationId>(
  query: ApiQuery<Id> | null,
  options?: SWRConfiguration<Answer<Id>, ApiError>,
): SWRResponse<Answer<Id>, ApiError> {
  const key = query && queryKey(query as ApiQuery);
  return useSWR<Answer<Id>, ApiError>(key, () => read(query as ApiQuery) as Promise<Answer<Id>>, {
    ...swrDefaults,
    ...options,
  });
}

async function read<Query extends ApiQuery>(query: Query): Promise<QueryAnswer<Query>> {
  const done = startWork();
  try {
    return await callQuery(await loadBrowserClient(), query);
  } finally {
    done();
  }
}
