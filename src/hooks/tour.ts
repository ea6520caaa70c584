import type { Answer, ApiError, Query } from '@sdk';
import type { SWRConfiguration } from 'swr';
import { apiQuery } from '@/api/query';
import { useApiQuery } from './use-api-query';

export const toursQuery = (query: Query<'listTours'>) => apiQuery('listTours', { query });
export const toursOfRegionalQuery = (regional_id: number, query: Query<'listToursOfRegional'>) =>
  apiQuery('listToursOfRegional', { path: { regional_id }, query });
export const departuresQuery = (query: Query<'listDepartures'>) => apiQuery('listDepartures', { query });
export const regionalsQuery = () => apiQuery('listRegionals', {});
export const tourQuery = (id: number) => apiQuery('getTour', { path: { id } });
export const itinerariesQuery = (id: number) => apiQuery('listItineraries', { path: { id } });
export const dayActivitiesQuery = (itineraryId: number) => apiQuery('listDayActivities', { path: { id: itineraryId } });
export const tourTermsQuery = () => apiQuery('getTourTerms', {});
export const dealsQuery = () => apiQuery('listDeals', {});

/** Returns a tour with all its departures, revalidated on mount; `null` sends no request. */
export function useTour(id: number | null) {
  return useApiQuery(id === null ? null : tourQuery(id), { revalidateOnMount: true });
}

/** Returns the departures of a tour with current prices and seats; `null` sends no request. */
export function useItineraries(tourId: number | null, options?: SWRConfiguration<Answer<'listItineraries'>, ApiError>) {
  return useApiQuery(tourId === null ? null : itinerariesQuery(tourId), { revalidateOnMount: true, ...options });
}

/** Returns the programme of a departure, sorted by day; `null` sends no request. */
export function useDayActivities(itineraryId: number | null) {
  return useApiQuery(itineraryId === null ? null : dayActivitiesQuery(itineraryId));
}
