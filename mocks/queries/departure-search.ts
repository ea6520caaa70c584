import type { Answer, Itinerary, Query, Tour } from '@sdk';
import { countBoth, flagsOf } from './bits.ts';
import { type DayRange, type DepartureIndex, departureAt, getDepartureIndex, offersOf } from './departure-index.ts';
import { getFilters, passing, withDeparture } from './tour-filters.ts';
import { getTourIndex } from './tour-index.ts';

export type DepartureQuery = NonNullable<Query<'listDepartures'>>;
type Calendar = Answer<'listDepartures'>['calendar'];
export type TourAndDeparture = { tour: Tour; itinerary: Itinerary };
/** Departures that are read when they are needed. */
type Departures = { length: number; slice(start: number, end?: number): TourAndDeparture[] };

/** The departures of the month or day that the query shows, and the numbers of all that pass its filters. */
export function searchDepartures(
  tours: readonly Tour[],
  { at, day, page: _page, limit: _limit, ...filters }: DepartureQuery,
  today: string,
): { calendar: Calendar; rows: Departures } {
  const isFree = filters.available !== undefined;
  const tourIndex = getTourIndex(tours, today);
  const passed = passing(tourIndex, getFilters(tourIndex, filters, null));
  const index = getDepartureIndex(tours, today);
  const offers = offersOf(tours);
  const choice = { tours, index, flags: flagsOf(passed, tours.length), offered: isFree ? offers.free : offers.every };
  const days = index.days
    .filter(({ date }) => !filters.month?.length || filters.month.includes(monthOf(date)))
    .map((range) => ({ ...range, total: countDay(choice, range) }))
    .filter(({ total }) => total > 0);
  const months = new Map<string, number>();
  for (const { date, total } of days) months.set(monthOf(date), (months.get(monthOf(date)) ?? 0) + total);
  const shown = monthShown([...months.keys()], at, today);
  const daysShown = days.filter(({ date }) => monthOf(date) === shown);
  const openMonths = filters.month?.length ? filters.month : [...tourIndex.openMonths.keys()];
  const departing = withDeparture(tourIndex, openMonths, isFree);
  const calendar = {
    month: shown,
    tours: countBoth(passed, passed),
    departing_tours: days.length > 0 && departing ? countBoth(passed, departing) : 0,
    total: sum(days),
    months: [...months].map(([month, total]) => ({ month, total })),
    days: daysShown.map((range) => ({
      date: range.date,
      total: range.total,
      lowest_price: findLowestPrice(choice, range),
    })),
  };
  const isDayShown = day !== undefined && monthOf(day) === shown;
  return { calendar, rows: readDays(choice, isDayShown ? daysShown.filter(({ date }) => date === day) : daysShown) };
}

/** 1 for each row of a tour that passes, and 1 for each entry that the query wants of such a tour. */
type Choice = { tours: readonly Tour[]; index: DepartureIndex; flags: Uint8Array; offered: Uint8Array };

const monthOf = (date: string) => date.slice(0, 7);
const sum = (days: readonly { total: number }[]) => days.reduce((total, day) => total + day.total, 0);

function isWanted({ index, flags, offered }: Choice, entry: number): boolean {
  return ((flags[index.rows[entry] as number] as number) & (offered[entry] as number)) === 1;
}

// Counts every departure of the list for each call, so it has no branches.
function countDay({ index: { rows }, flags, offered }: Choice, { start, end }: DayRange): number {
  let total = 0;
  for (let entry = start; entry < end; entry += 1) {
    total += (flags[rows[entry] as number] as number) & (offered[entry] as number);
  }
  return total;
}

/** The lowest price of the departures with seats; null when none of them has one. */
function findLowestPrice(choice: Choice, { start, end }: DayRange): number | null {
  const { prices } = offersOf(choice.tours);
  let lowest = Number.POSITIVE_INFINITY;
  for (let entry = start; entry < end; entry += 1) {
    if (isWanted(choice, entry)) lowest = Math.min(lowest, prices[entry] as number);
  }
  return Number.isFinite(lowest) ? lowest : null;
}

function readDays(choice: Choice, days: readonly (DayRange & { total: number })[]): Departures {
  const { tours, index } = choice;
  const length = sum(days);
  return {
    length,
    slice(start, end = length) {
      const found: TourAndDeparture[] = [];
      let position = 0;
      for (const day of days) {
        for (let entry = day.start; entry < day.end && position < end; entry += 1) {
          if (!isWanted(choice, entry)) continue;
          const tour = tours[index.rows[entry] as number] as Tour;
          if (position >= start) found.push({ tour, itinerary: departureAt(tours, index, entry) });
          position += 1;
        }
      }
      return found;
    },
  };
}

/** The requested month, if it lies between this month and the last one with departures; otherwise the first. */
function monthShown(months: readonly string[], at: string | undefined, today: string): string | null {
  const last = months.at(-1);
  const isThere = at !== undefined && last !== undefined && at >= today.slice(0, 7) && at <= last;
  return isThere ? at : (months[0] ?? null);
}
