import type { Itinerary, Query, Tour } from '@sdk';
import { fetchInBrowser } from '@/api/call-in-browser';
import { concurrencyLimit } from '@/lib/concurrency-limit';
import { everyRow } from '../every-row';
import { toursOfRegionalQuery, toursQuery } from './queries';

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
