import type { Answer, ApiError, OperationId } from '@sdk';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { askInBrowser } from '@/api/call-in-browser';
import type { ApiQuery, QueryAnswer } from '@/api/query';
import { startWork } from '@/state/progress';
import { swrDefaults } from './swr-defaults';

/** The cache key of a query; with a session the answer belongs to that session alone. */
export function queryKey(query: ApiQuery, session?: number): readonly [OperationId, unknown, number?] {
  return session === undefined ? [query.operationId, query.args] : [query.operationId, query.args, session];
}

/** Reads through SWR; `null` waits. `data` is the whole envelope, `error` an ApiError. */
export function useApiQuery<Id extends OperationId>(
  query: ApiQuery<Id> | null,
  options?: SWRConfiguration<Answer<Id>, ApiError>,
  session?: number,
): SWRResponse<Answer<Id>, ApiError> {
  const key = query && queryKey(query as ApiQuery, session);
  return useSWR<Answer<Id>, ApiError>(key, () => read(query as ApiQuery) as Promise<Answer<Id>>, {
    ...swrDefaults,
    ...options,
  });
}

async function read<Query extends ApiQuery>(query: Query): Promise<QueryAnswer<Query>> {
  const done = startWork();
  try {
    return await askInBrowser(query);
  } finally {
    done();
  }
}
