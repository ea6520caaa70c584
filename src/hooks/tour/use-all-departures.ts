import type { ApiError, Itinerary, Query } from '@sdk';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { askInBrowser } from '@/api/call-in-browser';
import { queryKey } from '@/api/query';
import { retries } from '../swr-retries';
import { itinerariesQuery } from './queries';
import { type DeparturesAnswer, readDepartures } from './read-departures';

// Another filter needs mostly the same tours: their dates are read again after this time, as those of a page are.
const FRESH_MS = 60_000;

/** When the dates of a tour were read here; the dates themselves are in SWR's cache, as those of the tour's page. */
const readAt = new WeakMap<object, number>();

/**
 * All departures of the tours that match the filters, of all regions or one. The previous answer stays while the next
 * one loads, but not when that fails, because it belongs to other filters.
 */
export function useAllDepartures(filters: NonNullable<Query<'listTours'>>, regionalId?: number) {
  const key = JSON.stringify([filters, regionalId]);
  const datesOf = useDatesOfTour();
  const answer = useSWR<DeparturesAnswer & { key: string }, ApiError>(
    ['listTours', `departures ${key}`],
    async () => ({ ...(await readDepartures(datesOf, filters, regionalId)), key }),
    { ...retries, keepPreviousData: true },
  );
  const isOwn = answer.data?.key === key;
  return { ...answer, data: answer.error && !isOwn ? undefined : answer.data, isOwn };
}

/** Every date of a tour: out of the cache while it is fresh, and not after a booking has replaced it there. */
function useDatesOfTour(): (tourId: number) => Promise<Itinerary[]> {
  const { cache, mutate } = useSWRConfig();
  return async (tourId) => {
    const query = itinerariesQuery(tourId);
    const key = queryKey(query);
    const known = cache.get(unstable_serialize(key))?.data;
    if (known && (readAt.get(known) ?? 0) > Date.now() - FRESH_MS) return known.data;
    const answer = await askInBrowser(query);
    readAt.set(answer, Date.now());
    await mutate(key, answer, { revalidate: false });
    return answer.data;
  };
}
