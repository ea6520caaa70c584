import type { Query } from '@sdk';
import { unstable_serialize, useSWRConfig } from 'swr';
import { type ApiQuery, queryKey } from '@/api/query';
import { toursOfRegionalQuery, toursQuery } from './tour';
import { useApiQuery } from './use-api-query';

/**
 * Returns a page of tours, of all regions or of one (`regionalId`); `null` sends no request. The previous page stays
 * while the next one loads, but not when that fails, because it belongs to another query.
 */
export function useTours(query: Query<'listTours'> | null, regionalId?: number) {
  const { cache } = useSWRConfig();
  const { regional_id: _own, ...ofRegion } = query ?? {};
  const all = query && toursQuery(query);
  const active = query && regionalId !== undefined ? toursOfRegionalQuery(regionalId, ofRegion) : all;
  const answer = useApiQuery(active as ApiQuery<'listTours' | 'listToursOfRegional'> | null, {
    keepPreviousData: true,
  });
  const hasOwnAnswer = active !== null && cache.get(unstable_serialize(queryKey(active)))?.data !== undefined;
  return { ...answer, data: answer.error && !hasOwnAnswer ? undefined : answer.data };
}
