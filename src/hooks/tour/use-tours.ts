import type { Answer, ApiError, Query } from '@sdk';
import type { SWRConfiguration } from 'swr';
import { useApiQuery } from '../use-api-query';
import { toursOfRegionalQuery, toursQuery } from './queries';

/** A page of tours, of all regions or of one; the previous page stays while the next one comes. */
export function useTours(query: Query<'listTours'>, options?: SWRConfiguration<Answer<'listTours'>, ApiError>) {
  return useApiQuery(toursQuery(query), { keepPreviousData: true, ...options });
}

export function useToursOfRegional(
  regionalId: number,
  query: Query<'listToursOfRegional'>,
  options?: SWRConfiguration<Answer<'listToursOfRegional'>, ApiError>,
) {
  return useApiQuery(toursOfRegionalQuery(regionalId, query), { keepPreviousData: true, ...options });
}
