import type { Answer, Itinerary, Query, Tour } from '@sdk';
import { hasSeats } from '../rules/departures.ts';
import { type Bits, countBoth, hasBit } from './bits.ts';
import { type DepartureIndex, departureAt, freeEntries, getDepartureIndex } from './departure-index.ts';
import { getFilters, passing, withDeparture } from './tour-filters.ts';
import { getTourIndex } from './tour-index.ts';

export type DepartureQuery = NonNullable<Query<'listDepartures'>>;
type Calendar = Answer<'listDepartures'>['calendar'];
export type TourAndDeparture = { tour: Tour; itinerary: Itinerary };

/** The departures of the month or day that the query shows, and the numbers of all that pass its filters. */
export function searchDepartures(
  tours: readonly Tour[],
  query: DepartureQuery,
  today: string,
): { calendar: Calendar; rows: TourAndDeparture[] } {
  const { at, day, page: _page, limit: _limit, ...filters } = query;
  const tourIndex = getTourIndex(tours, today);
  const passed = passing(tourIndex, getFilters(tourIndex, filters, null));
  const index = getDepartureIndex(tours, today);
  const isWanted = wantedEntries(tours, index, passed, filters.available !== undefined);
  const months = index.months
    .filter(({ month }) => !filters.month?.length || filters.month.includes(month))
    .map((one) => ({ ...one, total: countWanted(one, isWanted) }))
    .filter(({ total }) => total > 0);
  const shown = monthShown(
    months.map(({ month }) => month),
    at,
    today,
  );
  const range = months.find(({ month }) => month === shown);
  const entries = range ? entriesOf(range, isWanted) : [];
  const days = countDays(tours, index, entries);
  const openMonths = filters.month?.length ? filters.month : [...tourIndex.openMonths.keys()];
  const departing = withDeparture(tourIndex, openMonths, filters.available !== undefined) ?? passed;
  const total = months.reduce((sum, one) => sum + one.total, 0);
  const calendar = {
    month: shown,
    tours: countBoth(passed, passed),
    departing_tours: total > 0 ? countBoth(passed, departing) : 0,
    total,
    months: months.map((one) => ({ month: one.month, total: one.total })),
    days,
  };
  const rows = entries.map((entry) => ({
    tour: tours[index.rows[entry] as number] as Tour,
    itinerary: departureAt(tours, index, entry),
  }));
  const isDayShown = day !== undefined && day.slice(0, 7) === shown;
  return { calendar, rows: isDayShown ? rows.filter(({ itinerary }) => itinerary.departure_date === day) : rows };
}

type Range = { start: number; end: number };

function wantedEntries(tours: readonly Tour[], { rows }: DepartureIndex, passed: Bits, isFree: boolean) {
  const free = isFree ? freeEntries(tours) : null;
  return (entry: number) => hasBit(passed, rows[entry] as number) && (free === null || free[entry] === 1);
}

function countWanted({ start, end }: Range, isWanted: (entry: number) => boolean): number {
  let total = 0;
  for (let entry = start; entry < end; entry += 1) if (isWanted(entry)) total += 1;
  return total;
}

function entriesOf({ start, end }: Range, isWanted: (entry: number) => boolean): number[] {
  const entries: number[] = [];
  for (let entry = start; entry < end; entry += 1) if (isWanted(entry)) entries.push(entry);
  return entries;
}

/** The requested month, if it lies between this month and the last one with departures; otherwise the first. */
function monthShown(months: readonly string[], at: string | undefined, today: string): string | null {
  const last = months.at(-1);
  const isThere = at !== undefined && last !== undefined && at >= today.slice(0, 7) && at <= last;
  return isThere ? at : (months[0] ?? null);
}

function countDays(tours: readonly Tour[], index: DepartureIndex, entries: readonly number[]): Calendar['days'] {
  const days = new Map<string, Calendar['days'][number]>();
  for (const entry of entries) {
    const one = departureAt(tours, index, entry);
    const day = days.get(one.departure_date) ?? { date: one.departure_date, total: 0, lowest_price: null };
    days.set(day.date, day);
    day.total += 1;
    if (one.price !== null && hasSeats(one)) day.lowest_price = Math.min(day.lowest_price ?? one.price, one.price);
  }
  return [...days.values()];
}
