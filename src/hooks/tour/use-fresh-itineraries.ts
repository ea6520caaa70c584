import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { loadBrowserClient } from '@/api/load-browser-client';
import { callQuery } from '@/api/query';
import { startWork } from '@/state/progress';
import { queryKey } from '../use-api-query';
import { itinerariesQuery } from './queries';

/** Reads the departures of a tour now and shows them everywhere; throws ApiError when the service does not answer. */
export function useFreshItineraries(tourId: number) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const query = itinerariesQuery(tourId);
    const done = startWork();
    try {
      const answer = await callQuery(await loadBrowserClient(), query);
      await mutate(queryKey(query), answer, { revalidate: false });
      return answer.data;
    } finally {
      done();
    }
  }, [tourId, mutate]);
}
