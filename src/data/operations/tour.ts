import type { Answer, ApiError, Query } from '@sdk';
import { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { useHydrated } from '@/lib/use-hydrated';
import { type QueryKey, queryKey } from '../sdk-values';
import { useRead } from '../use-read';

export const toursQuery = (query: Query<'listTours'>) => queryKey('listTours', { query });
export const toursOfRegionalQuery = (regional_id: number, query: Query<'listToursOfRegional'>) =>
  queryKey('listToursOfRegional', { path: { regional_id }, query });
export const departuresQuery = (query: Query<'listDepartures'>) => queryKey('listDepartures', { query });
export const regionalsQuery = () => queryKey('listRegionals');
export const tourQuery = (id: number) => queryKey('getTour', { path: { id } });
export const itinerariesQuery = (id: number) => queryKey('listItineraries', { path: { id } });
export const dayActivitiesQuery = (itineraryId: number) => queryKey('listDayActivities', { path: { id: itineraryId } });
export const tourTermsQuery = () => queryKey('getTourTerms');
export const paymentTermsQuery = () => queryKey('getPaymentTerms');
export const dealsQuery = () => queryKey('listDeals');

/** Returns a tour with all its departures, revalidated on mount; `null` sends no request. */
export function useTour(id: number | null) {
  return useRead(id === null ? null : tourQuery(id), { revalidateOnMount: true });
}

/** Returns the departures of a tour with current prices and seats; `null` sends no request. */
export function useItineraries(tourId: number | null, options?: SWRConfiguration<Answer<'listItineraries'>, ApiError>) {
  return useRead(tourId === null ? null : itinerariesQuery(tourId), { revalidateOnMount: true, ...options });
}

/** Returns the programme of a departure, sorted by day; `null` sends no request. */
export function useDayActivities(itineraryId: number | null) {
  return useRead(itineraryId === null ? null : dayActivitiesQuery(itineraryId));
}

/**
 * Returns a page of tours, of all regions or of one (`regionalId`); `null` sends no request. The previous page stays
 * while the next one loads, but not when that fails, because it belongs to another query.
 */
export function useTours(query: Query<'listTours'> | null, regionalId?: number) {
  const { cache } = useSWRConfig();
  // Before that the party of the device is not known, and the list would be asked for twice.
  const isHydrated = useHydrated();
  const { regional_id: _own, ...ofRegion } = query ?? {};
  const all = query && isHydrated ? toursQuery(query) : null;
  const active = all && regionalId !== undefined ? toursOfRegionalQuery(regionalId, ofRegion) : all;
  const answer = useRead(active as QueryKey<'listTours' | 'listToursOfRegional'> | null, {
    keepPreviousData: true,
  });
  const hasOwnAnswer = active !== null && cache.get(unstable_serialize(active))?.data !== undefined;
  return { ...answer, data: answer.error && !hasOwnAnswer ? undefined : answer.data };
}
