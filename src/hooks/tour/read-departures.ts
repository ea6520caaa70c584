import type { Itinerary, Query, Tour } from '@sdk';
import { askInBrowser } from '@/api/call-in-browser';
import { lastPage } from '@/domain/pages';
import { itinerariesQuery, toursOfRegionalQuery, toursQuery } from './queries';

export type TourDates = { tour: Tour; itineraries: Itinerary[] };
/** `isComplete` is false where the later dates of a tour did not come; its next ones are there. */
export type DeparturesAnswer = { rows: TourDates[]; isComplete: boolean };

// The most the service gives at once, and how many calls go out at a time.
const PER_CALL = 100;
const CALLS_AT_ONCE = 6;

/**
 * Every departure of the tours that pass the filters. A list of tours carries only the next dates of each, so those of
 * tours that have more are asked for one by one. Rejects with an ApiError where the tours themselves do not come.
 */
export async function readDepartures(filters: Query<'listTours'>, regionalId?: number): Promise<DeparturesAnswer> {
  const tours = await everyTour(filters, regionalId);
  let isComplete = true;
  const rows: TourDates[] = tours.map((tour) => ({ tour, itineraries: tour.itineraries }));
  const waiting = rows.filter(({ tour }) => tour.itineraryCount > tour.itineraries.length);
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const answer = await askInBrowser(itinerariesQuery(row.tour.id)).catch(() => null);
      if (answer) row.itineraries = answer.data;
      else isComplete = false;
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  return { rows, isComplete };
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
  const others = Array.from({ length: lastPage(first.pagination) - 1 }, (_, index) => page(index + 2));
  const tours = [first, ...(await Promise.all(others))].flatMap((answer) => answer.data);
  return [...new Map(tours.map((tour) => [tour.id, tour])).values()];
}
