import type { Facets, Tour } from '@sdk';
import { isOpen } from '../rules/departures.ts';
import { isMatch, type TourQuery } from './tour-search.ts';
import { searchToursByText } from './tour-text-search.ts';

const durationRanges = [
  { min_days: 1, max_days: 5 },
  { min_days: 6, max_days: 8 },
  { min_days: 9, max_days: 12 },
  { min_days: 13, max_days: null },
];

const priceRanges = [
  { min_price: null, max_price: 15_000_000 },
  { min_price: 15_000_000, max_price: 25_000_000 },
  { min_price: 25_000_000, max_price: 40_000_000 },
  { min_price: 40_000_000, max_price: null },
];

/** The number of tours for each choice: every group is counted under all filters except its own. */
export function countFacets(tours: readonly Tour[], query: TourQuery, today: string): Facets {
  const textMatches = searchToursByText(tours, query.search);
  const countWith = (change: { [Key in keyof TourQuery]?: TourQuery[Key] | undefined }) => {
    const changed = { ...query, ...change } as TourQuery;
    return textMatches.filter((tour) => isMatch(tour, changed, today)).length;
  };
  return {
    regionals: regionalsOf(tours).map((one) => ({ ...one, total: countWith({ regional_id: one.id }) })),
    countries: countriesOf(tours).map((one) => ({ ...one, total: countWith({ country: [one.id] }) })),
    months: monthsOf(tours, today).map((month) => ({ month, total: countWith({ month: [month] }) })),
    durations: durationRanges.map((range) => ({
      ...range,
      total: countWith({ min_days: range.min_days, max_days: range.max_days ?? undefined }),
    })),
    prices: priceRanges.map((range) => ({
      ...range,
      total: countWith({ min_price: range.min_price ?? undefined, max_price: range.max_price ?? undefined }),
    })),
    available: countWith({ available: '1' }),
  };
}

type Named = { id: number; name: string };

function regionalsOf(tours: readonly Tour[]): Named[] {
  return distinct(tours.flatMap(({ regional }) => (regional ? [regional] : [])));
}

function countriesOf(tours: readonly Tour[]): (Named & { code?: string })[] {
  const countries = tours.flatMap((tour) => tour.mainCountries.map(({ country }) => country));
  return [...new Map(countries.map(({ id, name, code }) => [id, { id, name, ...(code && { code }) }])).values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'id'),
  );
}

function monthsOf(tours: readonly Tour[], today: string): string[] {
  const open = tours.flatMap((tour) => tour.itineraries.filter((one) => isOpen(one, today)));
  return [...new Set(open.map((one) => one.departure_date.slice(0, 7)))].sort();
}

function distinct(rows: readonly Named[]): Named[] {
  return [...new Map(rows.map(({ id, name }) => [id, { id, name }])).values()];
}
