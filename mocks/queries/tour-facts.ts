import type { Itinerary, Query, Tour } from '@sdk';
import { type DepartureFilters, departuresLeft, isOpen } from '../rules/departures.ts';
import { daysBetween } from '../rules/jakarta-day.ts';
import { findCheapest, hasSeats } from '../seed/tour/bookable-departures.ts';
import { once } from './once.ts';

export type TourQuery = NonNullable<Query<'listTours'>>;
export type TourSort = NonNullable<TourQuery['sort']>;

/** The facts of a tour that filters and orders of a list need; months are those of its open departures. */
export type TourFacts = {
  id: number;
  days: number | null;
  price: number | null;
  soonest: number | null;
  open: readonly Itinerary[];
  openMonths: readonly string[];
  freeMonths: readonly string[];
};

// Kept by tour, because a booking changes one tour of a list.
const factsOf = once((_tour: Tour) => new Map<string, TourFacts>());

/** The facts of a tour on a day. */
export function getTourFacts(tour: Tour, today: string): TourFacts {
  const known = factsOf(tour);
  const facts = known.get(today) ?? readFacts(tour, today);
  known.set(today, facts);
  return facts;
}

function readFacts(tour: Tour, today: string): TourFacts {
  const open = tour.itineraries.filter((one) => isOpen(one, today));
  const first = tour.itineraries.find((one) => !one.status_deleted);
  const monthsOf = (rows: typeof open) => [...new Set(rows.map(({ departure_date }) => departure_date.slice(0, 7)))];
  return {
    id: tour.id,
    // The length of a tour is that of its first departure.
    days: first ? daysBetween(first.departure_date, first.arrival_date) : null,
    price: tour.price ?? null,
    soonest: dayOf(open[0]),
    open,
    openMonths: monthsOf(open),
    freeMonths: monthsOf(open.filter(hasSeats)),
  };
}

/** The same with price and next day of the departures that the filters leave. */
export function narrowFacts(facts: TourFacts, filters: DepartureFilters): TourFacts {
  const left = departuresLeft(facts.open, filters);
  return { ...facts, price: findCheapest(left)?.price ?? null, soonest: dayOf(left[0]) };
}

const dayOf = (departure: Itinerary | undefined) => (departure ? Date.parse(departure.departure_date) : null);

/** The number by which a list is sorted; tours without a price or date come last in both directions. */
export function sortKey({ id, price, soonest, days }: TourFacts, sort: TourSort): number {
  const keys = {
    soonest,
    price_asc: price,
    price_desc: price === null ? null : -price,
    duration_asc: days,
    newest: -id,
  };
  return keys[sort] ?? Number.MAX_VALUE;
}

/** The rows of a list in an order. */
export function sortedRows(facts: readonly TourFacts[], sort: TourSort): readonly number[] {
  const keys = Float64Array.from(facts, (one) => sortKey(one, sort));
  const ids = Float64Array.from(facts, ({ id }) => id);
  return [...facts.keys()].sort(
    (a, b) => (keys[a] as number) - (keys[b] as number) || (ids[a] as number) - (ids[b] as number),
  );
}
