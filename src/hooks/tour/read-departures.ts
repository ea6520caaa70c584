import type { Itinerary, Query, Tour } from '@sdk';
import { askInBrowser } from '@/api/call-in-browser';
import { lastPage } from '@/domain/pages';
import { itinerariesQuery, toursOfRegionalQuery, toursQuery } from './queries';

export type TourDates = { tour: Tour; itineraries: Itinerary[] };
/** `isComplete` is false when the later dates of a tour could not be loaded; its next dates are still included. */
export type DeparturesAnswer = { rows: TourDates[]; isComplete: boolean };

// The largest page that the service returns, and the limit of parallel calls.
const PER_CALL = 100;
const CALLS_AT_ONCE = 6;
// All filters return mostly the same tours. Their dates are cached as long as a page is.
const KEPT_MS = 60_000;

const kept = new Map<number, { itineraries: Itinerary[]; until: number }>();

/**
 * All departures of the tours that match the filters. A list of tours holds only the next dates of each, so tours with
 * more dates are requested one by one. Rejects with an ApiError when the tours themselves cannot be loaded.
 */
export async function readDepartures(filters: Query<'listTours'>, regionalId?: number): Promise<DeparturesAnswer> {
  const tours = await everyTour(filters, regionalId);
  let isComplete = true;
  const rows = await inTurns(tours, async (tour) => {
    const itineraries =
      tour.itineraryCount > tour.itineraries.length ? await everyDate(tour.id).catch(() => null) : tour.itineraries;
    if (!itineraries) isComplete = false;
    return { tour, itineraries: itineraries ?? tour.itineraries };
  });
  return { rows, isComplete };
}

async function everyDate(tourId: number): Promise<Itinerary[]> {
  const known = kept.get(tourId);
  if (known && known.until > Date.now()) return known.itineraries;
  const { data } = await askInBrowser(itinerariesQuery(tourId));
  kept.set(tourId, { itineraries: data, until: Date.now() + KEPT_MS });
  return data;
}

async function everyTour(filters: Query<'listTours'>, regionalId: number | undefined): Promise<Tour[]> {
  const page = (number: number) => {
    const { regional_id: _own, ...ofRegion } = { ...filters, page: number, limit: PER_CALL };
    return askInBrowser(
      regionalId === undefined
        ? toursQuery({ ...filters, page: number, limit: PER_CALL })
        : toursOfRegionalQuery(regionalId, ofRegion),
    );
  };
  const first = await page(1);
  const numbers = Array.from({ length: lastPage(first.pagination) - 1 }, (_, index) => index + 2);
  const tours = [first, ...(await inTurns(numbers, page))].flatMap((answer) => answer.data);
  return [...new Map(tours.map((tour) => [tour.id, tour])).values()];
}

// Like Promise.all, with a limit of parallel calls.
async function inTurns<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [place, item] of waiting) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, worker));
  return results;
}
