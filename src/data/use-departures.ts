import type { Answer, ApiError, Itinerary, Query, Tour } from '@sdk';
import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { concurrencyLimit } from '@/lib/concurrency-limit';
import { fetchInBrowser } from './call-in-browser';
import { everyRow, LARGEST_PAGE } from './every-row';
import { departuresQuery, itinerariesQuery, toursOfRegionalQuery, toursQuery } from './operations/tour';
import { retries, useRead } from './use-read';

/** The answers of a service without the operation, which the API document proposes. */
const UNKNOWN_OPERATION = [404, 405, 410, 501];

type Filters = Omit<NonNullable<Query<'listTours'>>, 'page' | 'limit' | 'sort'>;
/** The month (`2027-03`) and the day (`2027-03-12`) that the calendar shows; without a month the first one with dates. */
type Shown = { at: string | undefined; day: string | undefined };

/**
 * Returns the calendar of a month with its first departures, of all regions or one: one call, and a second one for a day
 * of a month with more departures. From a service that cannot list departures it returns those of every tour in
 * `collected`. The previous answer stays while the next one loads (`isCurrent` is false), but not when that fails.
 */
export function useDepartures(filters: Filters, { at, day }: Shown, regionalId?: number) {
  const { cache } = useSWRConfig();
  const [isUnknown, setIsUnknown] = useState(false);
  const query = { ...filters, ...(regionalId !== undefined && { regional_id: regionalId }), ...LARGEST_PAGE };
  const monthQuery = departuresQuery({ ...query, ...(at !== undefined && { at }) });
  const month = useRead(isUnknown ? null : monthQuery, { keepPreviousData: true });
  // SWR renders again when `isLoading` changes, also after an answer that equals the previous one.
  const isMonthLoaded = !month.isLoading && cache.get(unstable_serialize(monthQuery))?.data !== undefined;
  const dayQuery =
    isMonthLoaded && day && isCut(month.data) ? departuresQuery({ ...query, at: day.slice(0, 7), day }) : null;
  const ofDay = useRead(dayQuery);
  const collected = useAllDepartures(isUnknown ? filters : null, regionalId);

  if (month.error && UNKNOWN_OPERATION.includes(month.error.status) && !isUnknown) setIsUnknown(true);
  if (isUnknown) return { ...collected, data: undefined, collected: collected.data };
  const error = isMonthLoaded ? ofDay.error : month.error;
  const retry = () => Promise.all([month.mutate(), dayQuery && ofDay.mutate()]);
  const data = error
    ? undefined
    : month.data && { ...month.data, data: (dayQuery && ofDay.data?.data) || month.data.data };
  return { data, collected: undefined, error, isCurrent: isMonthLoaded && !ofDay.isLoading, mutate: retry };
}

/** True when a month has more departures than fit on one page, so that the answer lacks its later ones. */
const isCut = (answer: Answer<'listDepartures'> | undefined) =>
  answer !== undefined && answer.pagination.total > answer.data.length;

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
    const cached = cache.get(unstable_serialize(query))?.data;
    if (cached && (readAt.get(cached) ?? 0) > Date.now() - FRESH_MS) return cached.data;
    const answer = await fetchInBrowser(query);
    readAt.set(answer, Date.now());
    await mutate(query, answer, { revalidate: false });
    return answer.data;
  };
}

export type TourDates = { tour: Tour; itineraries: Itinerary[] };
/** `isComplete` is false when the later dates of a tour could not be loaded; its next dates are still included. */
export type DeparturesAnswer = { rows: TourDates[]; isComplete: boolean };

const CALLS_AT_ONCE = 6;

/**
 * Returns all departures of the tours that match the filters. A list of tours contains only the next dates of each, so
 * tours with more dates are requested one by one with `datesOf`. Rejects with an ApiError when the tours themselves
 * cannot be loaded.
 */
export async function readDepartures(
  datesOf: (tourId: number) => Promise<Itinerary[]>,
  filters: Query<'listTours'>,
  regionalId?: number,
): Promise<DeparturesAnswer> {
  const { run } = concurrencyLimit(CALLS_AT_ONCE);
  const { regional_id: _own, ...ofRegion } = filters;
  const tours = await everyRow((query) =>
    run(() =>
      regionalId === undefined
        ? fetchInBrowser(toursQuery({ ...filters, ...query }))
        : fetchInBrowser(toursOfRegionalQuery(regionalId, { ...ofRegion, ...query })),
    ),
  );
  let isComplete = true;
  const rows = await Promise.all(
    tours.map(async (tour) => {
      if (tour.itineraryCount <= tour.itineraries.length) return { tour, itineraries: tour.itineraries };
      const itineraries = await run(() => datesOf(tour.id)).catch(() => null);
      if (!itineraries) isComplete = false;
      return { tour, itineraries: itineraries ?? tour.itineraries };
    }),
  );
  return { rows, isComplete };
}
