import type { Itinerary, Query } from '@sdk';
import { hasSeats } from '../seed/tour/bookable-departures.ts';

/** The filters of a list that choose departures. */
export type DepartureFilters = Pick<NonNullable<Query<'listTours'>>, 'month' | 'available'>;

/** True for a departure that has not left and was not withdrawn. */
export function isOpen(itinerary: Itinerary, today: string): boolean {
  return itinerary.departure_date >= today && !itinerary.status_deleted;
}

/** The departures that the filters of a list leave. */
export function departuresLeft(open: readonly Itinerary[], { month, available }: DepartureFilters): Itinerary[] {
  return open.filter(
    (one) =>
      (!month?.length || month.some((start) => one.departure_date.startsWith(start))) &&
      (available === undefined || hasSeats(one)),
  );
}

/** Sorts upcoming departures by soonest first, then past ones by latest first (§3). */
export function sortDepartures(itineraries: readonly Itinerary[], today: string): Itinerary[] {
  const soonest = [...itineraries].sort((a, b) => compareDays(a.departure_date, b.departure_date) || a.id - b.id);
  const upcoming = soonest.filter(({ departure_date }) => departure_date >= today);
  const past = soonest.filter(({ departure_date }) => departure_date < today);
  return [...upcoming, ...past.reverse()];
}

// ISO days are compared as they are; localeCompare takes ten times as long.
function compareDays(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
