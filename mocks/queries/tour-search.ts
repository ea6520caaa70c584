import type { Query, Tour } from '@sdk';
import { hasSeats, isOpen } from '../rules/departures.ts';
import { daysBetween } from '../rules/jakarta-day.ts';
import { searchToursByText } from './tour-text-search.ts';

export type TourQuery = NonNullable<Query<'listTours'>>;

type Filter = (tour: Tour, query: TourQuery, today: string) => boolean;

const filters: Filter[] = [
  (tour, { regional_id }) => regional_id === undefined || tour.regionalId === regional_id,
  (tour, { country }) => !country?.length || tour.mainCountries.some((one) => country.includes(one.country.id)),
  (tour, { min_days, max_days }) => isWithin(() => tourDays(tour), min_days, max_days),
  (tour, { min_price, max_price }) => isWithin(() => tour.price ?? null, min_price, max_price),
  hasDeparture,
];

/** The tours that pass every filter of the query, in its sort order. */
export function searchTours(tours: readonly Tour[], query: TourQuery, today: string): Tour[] {
  return searchToursByText(tours, query.search)
    .filter((tour) => isMatch(tour, query, today))
    .sort(compareBy(query.sort ?? 'soonest', today));
}

/** True when a tour passes every filter except the search text, which depends on all tours (`searchToursByText`). */
export function isMatch(tour: Tour, query: TourQuery, today: string): boolean {
  return filters.every((filter) => filter(tour, query, today));
}

/** The length of a tour in days, from its first departure; null when it has none. */
function tourDays(tour: Tour): number | null {
  const first = tour.itineraries.find((one) => !one.status_deleted);
  return first ? daysBetween(first.departure_date, first.arrival_date) : null;
}

/** Month and seats must fit the same departure: a full one in May is no match for "free in May". */
function hasDeparture(tour: Tour, { month, available }: TourQuery, today: string): boolean {
  if (!month?.length && available === undefined) return true;
  return tour.itineraries.some(
    (one) =>
      isOpen(one, today) &&
      (!month?.length || month.includes(one.departure_date.slice(0, 7))) &&
      (available === undefined || hasSeats(one)),
  );
}

function isWithin(getValue: () => number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  const value = getValue();
  return value !== null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}

function compareBy(sort: NonNullable<TourQuery['sort']>, today: string): (a: Tour, b: Tour) => number {
  const soonest = (tour: Tour) => {
    const next = tour.itineraries.find((one) => isOpen(one, today));
    return next ? Date.parse(next.departure_date) : null;
  };
  const keys: Record<typeof sort, (tour: Tour) => number | null> = {
    soonest,
    price_asc: (tour) => tour.price ?? null,
    price_desc: (tour) => (tour.price == null ? null : -tour.price),
    duration_asc: tourDays,
    newest: (tour) => -tour.id,
  };
  const key = keys[sort];
  // Tours without a price or date sort last in both directions.
  return (a, b) => (key(a) ?? Number.MAX_VALUE) - (key(b) ?? Number.MAX_VALUE) || a.id - b.id;
}
