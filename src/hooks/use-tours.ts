import type { Query } from '@sdk';
import { unstable_serialize, useSWRConfig } from 'swr';
import { queryKey } from '@/api/query';
import { toursOfRegionalQuery, toursQuery } from './tour';
import { useApiQuery } from './use-api-query';

/**
 * Returns a page of tours, of all regions or of one (`regionalId`); `null` sends no request. The previous page stays
 * while the next one loads, but not when that fails, because it belongs to another query.
 */
export function useTours(query: Query<'listTours'> | null, regionalId?: number) {
  const { cache } = useSWRConfig();
  const isOfRegion = regionalId !== undefined;
  const { regional_id: _own, ...ofRegion } = query ?? {};
  const allQuery = query && !isOfRegion ? toursQuery(query) : null;
  const oneQuery = query && isOfRegion ? toursOfRegionalQuery(regionalId, ofRegion) : null;
  const all = useApiQuery(allQuery, { keepPreviousData: true });
  const one = useApiQuery(oneQuery, { keepPreviousData: true });
  const answer = isOfRegion ? one : all;
  const activeQuery = allQuery ?? oneQuery;
  const hasOwnAnswer = activeQuery !== null && cache.get(unstable_serialize(queryKey(activeQuery)))?.data !== undefined;
  return { ...answer, data: answer.error && !hasOwnAnswer ? undefined : answer.data };
}
