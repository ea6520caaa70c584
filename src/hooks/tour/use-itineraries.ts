import type { Answer, ApiError } from '@sdk';
import type { SWRConfiguration } from 'swr';
import { useApiQuery } from '../use-api-query';
import { itinerariesQuery } from './queries';

/** Returns the departures of a tour with current prices and seats; `null` sends no request. */
export function useItineraries(tourId: number | null, options?: SWRConfiguration<Answer<'listItineraries'>, ApiError>) {
  return useApiQuery(tourId === null ? null : itinerariesQuery(tourId), { revalidateOnMount: true, ...options });
}
