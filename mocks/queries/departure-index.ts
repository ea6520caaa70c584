import type { Itinerary, Tour } from '@sdk';
import { hasSeats, isOpen } from '../rules/departures.ts';
import { type Bits, noBits, setBit } from './bits.ts';
import { once } from './once.ts';

export type DayRange = { date: string; start: number; end: number };

/** The open departures of a list of tours, soonest first and on one day by the title of the tour. */
export type DepartureIndex = {
  /** The row of the tour of each departure, and its position among the departures of that tour. */
  rows: Int32Array;
  positions: Int32Array;
  /** The departures of a day are those from `start` to before `end`. */
  months: readonly { month: string; days: readonly DayRange[] }[];
};

/** Some of the departures of an index, such as those with free seats. */
export type Offered = {
  /** 1 for each of them. */
  flags: Uint8Array;
  /** For each month the tours with at least one of them, those with at least two, and so on, to count them. */
  toursByMonth: readonly (readonly Bits[])[];
};

// Bookings and prices do not change the days of departures, so a later list continues with the index of an earlier one.
const indexes = new WeakMap<readonly Tour[], { today: string; index: DepartureIndex }>();

export function continueDepartureIndex(earlier: readonly Tour[], later: readonly Tour[]): void {
  const known = indexes.get(earlier);
  if (known) indexes.set(later, known);
}

/** The index of a list on a day. */
export function getDepartureIndex(tours: readonly Tour[], today: string): DepartureIndex {
  const known = indexes.get(tours);
  if (known?.today === today) return known.index;
  const index = createDepartureIndex(tours, today);
  indexes.set(tours, { today, index });
  return index;
}

/** A departure of the index, as it is now. */
export function departureAt(tours: readonly Tour[], { rows, positions }: DepartureIndex, entry: number): Itinerary {
  return tours[rows[entry] as number]?.itineraries[positions[entry] as number] as Itinerary;
}

/** The departures that can be booked with the price of each, infinity where there is none, and all departures. */
export const offersOf = once((tours: readonly Tour[]) => {
  const index = indexes.get(tours)?.index ?? createDepartureIndex([], '');
  const total = index.rows.length;
  const prices = new Float64Array(total).fill(Number.POSITIVE_INFINITY);
  const free = new Uint8Array(total);
  for (let entry = 0; entry < total; entry += 1) {
    const one = departureAt(tours, index, entry);
    if (!hasSeats(one)) continue;
    free[entry] = 1;
    prices[entry] = one.price ?? Number.POSITIVE_INFINITY;
  }
  const offered = (flags: Uint8Array): Offered => ({
    flags,
    toursByMonth: index.months.map(({ days }) => toursWithDepartures(index, days, { flags, count: tours.length })),
  });
  return { prices, free: offered(free), every: offered(new Uint8Array(total).fill(1)) };
});

function toursWithDepartures(
  { rows }: DepartureIndex,
  days: readonly DayRange[],
  { flags, count }: { flags: Uint8Array; count: number },
): Bits[] {
  const sets: Bits[] = [];
  const totals = new Uint8Array(count);
  for (let entry = days[0]?.start ?? 0; entry < (days.at(-1)?.end ?? 0); entry += 1) {
    if (flags[entry] === 0) continue;
    const row = rows[entry] as number;
    const earlier = totals[row] as number;
    totals[row] = earlier + 1;
    const bits = sets[earlier] ?? noBits(count);
    setBit(bits, row);
    sets[earlier] = bits;
  }
  return sets;
}

function createDepartureIndex(tours: readonly Tour[], today: string): DepartureIndex {
  const compare = new Intl.Collator('id').compare;
  const byTitle = [...tours.keys()].sort((a, b) => compare(titleOf(tours, a), titleOf(tours, b)));
  // In the order of titles, so that a stable sort by day keeps it.
  const entries = byTitle.flatMap((row) =>
    (tours[row]?.itineraries ?? []).flatMap((one, position) =>
      isOpen(one, today) ? [{ row, position, time: Date.parse(one.departure_date), date: one.departure_date }] : [],
    ),
  );
  entries.sort((a, b) => a.time - b.time);
  const days: DayRange[] = [];
  for (const [entry, { date }] of entries.entries()) {
    const last = days.at(-1);
    if (last?.date === date) last.end = entry + 1;
    else days.push({ date, start: entry, end: entry + 1 });
  }
  return {
    rows: Int32Array.from(entries, ({ row }) => row),
    positions: Int32Array.from(entries, ({ position }) => position),
    months: Array.from(
      Map.groupBy(days, ({ date }) => date.slice(0, 7)),
      ([month, daysOfMonth]) => ({ month, days: daysOfMonth }),
    ),
  };
}

const titleOf = (tours: readonly Tour[], row: number) => tours[row]?.title ?? '';
