import type { Facets, Tour } from '@sdk';
import { isOpen } from '../rules/departures.ts';
import { isMatch, type TourQuery } from './tour-search.ts';
import { toursInWords } from './tour-words.ts';

const dayBands = [
  { min_days: 1, max_days: 5 },
  { min_days: 6, max_days: 8 },
  { min_days: 9, max_days: 12 },
  { min_days: 13, max_days: null },
];

const priceBands = [
  { min_price: null, max_price: 15_000_000 },
  { min_price: 15_000_000, max_price: 25_000_000 },
  { min_price: 25_000_000, max_price: 40_000_000 },
  { min_price: 40_000_000, max_price: null },
];

/** The number of tours for each choice: every group is counted under all filters except its own. */
export function facetsOf(tours: readonly Tour[], query: TourQuery, today: string): Facets {
  const inWords = toursInWords(tours, query.search);
  const total = (change: { [Key in keyof TourQuery]?: TourQuery[Key] | undefined }) => {
    const changed = { ...query, ...change } as TourQuery;
    return inWords.filter((tour) => isMatch(tour, changed, today)).length;
  };
  return {
    regionals: regionalsOf(tours).map((one) => ({ ...one, total: total({ regional_id: one.id }) })),
    countries: countriesOf(tours).map((one) => ({ ...one, total: total({ country: [one.id] }) })),
    months: monthsOf(tours, today).map((month) => ({ month, total: total({ month: [month] }) })),
    durations: dayBands.map((band) => ({
      ...band,
      total: total({ min_days: band.min_days, max_days: band.max_days ?? undefined }),
    })),
    prices: priceBands.map((band) => ({
      ...band,
      total: total({ min_price: band.min_price ?? undefined, max_price: band.max_price ?? undefined }),
    })),
    available: total({ available: '1' }),
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
