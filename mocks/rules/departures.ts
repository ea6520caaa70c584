import type { Itinerary, Party, Query, Tour } from '@sdk';
import { hasSeats } from '../seed/tour/bookable-departures.ts';

/** The parameters of a list that choose departures. */
export type DepartureFilters = Pick<
  NonNullable<Query<'listTours'>>,
  'month' | 'first_day' | 'last_day' | 'available' | keyof Party
>;

/** True when a filter other than the party chooses departures. */
export const hasDepartureFilter = ({ month, first_day, last_day, available }: DepartureFilters): boolean =>
  Boolean(month?.length || first_day || last_day || available);

/** The guests of the party who need a seat; one when the call names no party. */
export const seatedGuests = ({ adults, children = 0 }: DepartureFilters): number =>
  adults === undefined ? 1 : adults + children;

/** The party of the call, for the answer. */
export const partyOf = ({ adults, children = 0, infants = 0 }: DepartureFilters) =>
  adults === undefined ? {} : { party: { adults, children, infants } };

/** True for a departure that has not left and was not withdrawn. */
export function isOpen(itinerary: Itinerary, today: string): boolean {
  return itinerary.departure_date >= today && !itinerary.status_deleted;
}

/** The open departures of a tour that the filters of a list leave. */
export function departuresLeft({ itineraries }: Tour, today: string, filters: DepartureFilters = {}): Itinerary[] {
  const { month, first_day: first, last_day: last, available } = filters;
  return itineraries.filter(
    (one) =>
      isOpen(one, today) &&
      (!month?.length || month.some((start) => one.departure_date.startsWith(start))) &&
      (first === undefined || one.departure_date >= first) &&
      (last === undefined || one.departure_date <= last) &&
      (available === undefined || hasSeats(one, seatedGuests(filters))),
  );
}

/** Sorts upcoming rows by soonest first, then past ones by latest first (§3). */
export function upcomingFirst<Row>(rows: readonly Row[], dayOf: (row: Row) => string, today: string): Row[] {
  const soonest = rows.toSorted((a, b) => compareDays(dayOf(a), dayOf(b)));
  const past = soonest.filter((row) => dayOf(row) < today);
  return [...soonest.slice(past.length), ...past.reverse()];
}

// ISO days are compared as they are; localeCompare takes ten times as long.
function compareDays(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
