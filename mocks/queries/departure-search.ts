import type { Answer, Itinerary, Query, Tour } from '@sdk';
import { departuresLeft, seatedGuests } from '../rules/departures.ts';
import { hasSeats } from '../seed/tour/bookable-departures.ts';
import { searchTours } from './tour-search.ts';

export type DepartureQuery = NonNullable<Query<'listDepartures'>>;
type Calendar = Answer<'listDepartures'>['calendar'];
export type TourAndDeparture = { tour: Tour; itinerary: Itinerary };

/** The departures of the month or day that the query shows, and the numbers of all that pass its filters. */
export function searchDepartures(
  tours: readonly Tour[],
  { at, day, page: _page, limit: _limit, ...filters }: DepartureQuery,
  today: string,
): { calendar: Calendar; rows: TourAndDeparture[] } {
  const found = searchTours(tours, filters, today);
  const departures = found.flatMap((tour) =>
    departuresLeft(tour, today, filters).map((itinerary) => ({ tour, itinerary })),
  );
  const byMonth = groupByDate(departures, 7);
  const month = monthShown([...byMonth.keys()], at, today);
  const byDay = groupByDate(byMonth.get(month ?? '') ?? [], 10);
  const calendar = {
    month,
    tours: found.length,
    departing_tours: new Set(departures.map(({ tour }) => tour)).size,
    total: departures.length,
    months: [...byMonth].map(([name, ofMonth]) => ({ month: name, total: ofMonth.length })),
    days: [...byDay].map(([date, ofDay]) => ({
      date,
      total: ofDay.length,
      lowest_price: lowestPrice(ofDay, seatedGuests(filters)),
    })),
  };
  const isDayShown = day !== undefined && day.slice(0, 7) === month;
  const shown = isDayShown ? (byDay.get(day) ?? []) : [...byDay.values()].flat();
  const { compare } = new Intl.Collator('id');
  const rows = shown.toSorted(
    (a, b) => compareDays(a, b) || compare(a.tour.title, b.tour.title) || a.tour.id - b.tour.id,
  );
  return { calendar, rows };
}

/** Departures by the first characters of their date, which are the month or the whole day, in the order of time. */
function groupByDate(departures: readonly TourAndDeparture[], length: 7 | 10): Map<string, TourAndDeparture[]> {
  const groups = Map.groupBy(departures, ({ itinerary }) => itinerary.departure_date.slice(0, length));
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function compareDays(a: TourAndDeparture, b: TourAndDeparture): number {
  return Date.parse(a.itinerary.departure_date) - Date.parse(b.itinerary.departure_date);
}

/** The lowest price of the departures with seats for the guests; null when none of them has one. */
function lowestPrice(departures: readonly TourAndDeparture[], guests: number): number | null {
  const prices = departures.flatMap(({ itinerary }) => (hasSeats(itinerary, guests) ? (itinerary.price ?? []) : []));
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The requested month, if it lies between this month and the last one with departures; otherwise the first. */
function monthShown(months: readonly string[], at: string | undefined, today: string): string | null {
  const last = months.at(-1);
  const isThere = at !== undefined && last !== undefined && at >= today.slice(0, 7) && at <= last;
  return isThere ? at : (months[0] ?? null);
}
