import type { Query } from '@sdk';
import { useApiQuery } from '../use-api-query';
import { toursOfRegionalQuery, toursQuery } from './queries';

/**
 * A page of tours, of all regions or, with `regionalId`, of one; `null` waits. The previous page stays while the next
 * one comes.
 */
export function useTours(query: Query<'listTours'> | null, regionalId?: number) {
  const isOfRegion = regionalId !== undefined;
  const { regional_id: _own, ...ofRegion } = query ?? {};
  const all = useApiQuery(query && !isOfRegion ? toursQuery(query) : null, { keepPreviousData: true });
  const one = useApiQuery(query && isOfRegion ? toursOfRegionalQuery(regionalId, ofRegion) : null, {
    keepPreviousData: true,
  });
  return isOfRegion ? one : all;
}
