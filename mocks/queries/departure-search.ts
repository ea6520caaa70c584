import type { Answer, Itinerary, Query, Tour } from '@sdk';
import { countBoth, flagsOf } from './bits.ts';
import { type DayRange, type DepartureIndex, departureAt, getDepartureIndex, offersOf } from './departure-index.ts';
import { getFilters, passing, withDeparture } from './tour-filters.ts';
import { getTourIndex, narrowIndex } from './tour-index.ts';

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
  const tourIndex = narrowIndex(getTourIndex(tours, today), filters);
  const passed = passing(tourIndex, getFilters(tourIndex, filters, null));
  const index = getDepartureIndex(tours, today);
  const { prices, free, every } = offersOf(tours);
  const offered = isFree ? free : every;
  const choice = { tours, index, prices, flags: flagsOf(passed, tours.length), offered: offered.flags };
  const countMonth = (position: number) =>
    (offered.toursByMonth[position] ?? []).reduce((total, set) => total + countBoth(passed, set), 0);
  const months = index.months
    .map(({ month, days }, position) => ({ month, days, total: countMonth(position) }))
    .filter(({ month, total }) => total > 0 && (!filters.month?.length || filters.month.includes(month)));
  const shown = monthShown(
    months.map(({ month }) => month),
    at,
    today,
  );
  const days = (months.find(({ month }) => month === shown)?.days ?? [])
    .map((range) => ({ ...range, ...readDay(choice, range) }))
    .filter(({ total }) => total > 0);
  const departing = withDeparture(tourIndex, filters.month, isFree) ?? tourIndex.withOpenDeparture;
  const calendar = {
    month: shown,
    tours: countBoth(passed, passed),
    departing_tours: months.length > 0 ? countBoth(passed, departing) : 0,
    total: sum(months),
    months: months.map(({ month, total }) => ({ month, total })),
    days: days.map(({ date, total, lowest }) => ({
      date,
      total,
      lowest_price: Number.isFinite(lowest) ? lowest : null,
    })),
  };
  const isDayShown = day !== undefined && monthOf(day) === shown;
  return { calendar, rows: readDays(choice, isDayShown ? days.filter(({ date }) => date === day) : days) };
}

/** 1 for each row of a tour that passes, and 1 for each entry that the query wants of such a tour. */
type Choice = {
  tours: readonly Tour[];
  index: DepartureIndex;
  prices: Float64Array;
  flags: Uint8Array;
  offered: Uint8Array;
};

const monthOf = (date: string) => date.slice(0, 7);
const sum = (parts: readonly { total: number }[]) => parts.reduce((total, part) => total + part.total, 0);

function isWanted({ index, flags, offered }: Choice, entry: number): boolean {
  return ((flags[index.rows[entry] as number] as number) & (offered[entry] as number)) === 1;
}

/** The number of departures on a day and the lowest price of those with seats, infinity when none of them has one. */
function readDay(choice: Choice, { start, end }: DayRange): { total: number; lowest: number } {
  let total = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let entry = start; entry < end; entry += 1) {
    if (!isWanted(choice, entry)) continue;
    total += 1;
    lowest = Math.min(lowest, choice.prices[entry] as number);
  }
  return { total, lowest };
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
