import type { ApiError, Itinerary, Query } from '@sdk';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { fetchInBrowser } from '@/api/call-in-browser';
import { queryKey } from '@/api/query';
import { retries } from '../swr-retries';
import { itinerariesQuery } from './queries';
import { type DeparturesAnswer, readDepartures } from './read-departures';

// Filters have most tours in common, so their dates are reused for this time before they are requested again.
const FRESH_MS = 60_000;

/**
 * The time at which the dates of a tour were read here. The dates themselves are in SWR's cache under the key that the
 * tour's page uses.
 */
const readAt = new WeakMap<object, number>();

/**
 * Returns all departures of the tours that match the filters, of all regions or one; `null` sends no request. The
 * previous result stays while the next one loads, but not when that fails, because it belongs to other filters.
 */
export function useAllDepartures(filters: NonNullable<Query<'listTours'>> | null, regionalId?: number) {
  const key = JSON.stringify([filters, regionalId]);
  const datesOf = useDatesOfTour();
  const answer = useSWR<DeparturesAnswer & { key: string }, ApiError>(
    filters && ['listTours', `departures ${key}`],
    async () => ({ ...(await readDepartures(datesOf, filters ?? {}, regionalId)), key }),
    { ...retries, keepPreviousData: true },
  );
  const isCurrent = answer.data?.key === key;
  return { ...answer, data: answer.error && !isCurrent ? undefined : answer.data, isCurrent };
}

/**
 * Returns a function that reads all dates of a tour, from the cache while they are fresh and not replaced after a
 * booking.
 */
function useDatesOfTour(): (tourId: number) => Promise<Itinerary[]> {
  const { cache, mutate } = useSWRConfig();
  return async (tourId) => {
    const query = itinerariesQuery(tourId);
    const key = queryKey(query);
    const cached = cache.get(unstable_serialize(key))?.data;
    if (cached && (readAt.get(cached) ?? 0) > Date.now() - FRESH_MS) return cached.data;
    const answer = await fetchInBrowser(query);
    readAt.set(answer, Date.now());
    await mutate(key, answer, { revalidate: false });
    return answer.data;
  };
}
