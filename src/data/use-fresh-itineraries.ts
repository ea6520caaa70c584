import type { ApiError, Itinerary } from '@sdk';
import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { startWork } from '@/state/progress';
import { fetchInBrowser } from './call-in-browser';
import { itinerariesQuery } from './operations/tour';
import { isApiError } from './sdk-values';

type FreshItineraries = { success: true; rows: Itinerary[] } | { success: false; error: ApiError };

/**
 * Returns a function that requests the departures of a tour without reading the cache, then updates the cache for all
 * components.
 */
export function useFreshItineraries(tourId: number): () => Promise<FreshItineraries> {
  const { mutate } = useSWRConfig();
  const requestCount = useRef(0);
  return useCallback(async () => {
    const query = itinerariesQuery(tourId);
    requestCount.current += 1;
    const requestId = requestCount.current;
    const done = startWork();
    try {
      const answer = await fetchInBrowser(query);
      // A late response to an older request must not replace a newer one.
      if (requestId === requestCount.current) await mutate(query, answer, { revalidate: false });
      return { success: true, rows: answer.data };
    } catch (error) {
      if (isApiError(error)) return { success: false, error };
      throw error;
    } finally {
      done();
    }
  }, [tourId, mutate]);
}
