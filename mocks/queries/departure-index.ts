import type { Itinerary, Tour } from '@sdk';
import { isOpen } from '../rules/departures.ts';
import { hasSeats } from '../seed/tour/bookable-departures.ts';
import { type Bits, noBits, setBit } from './bits.ts';

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

/** The price of each departure that can be booked, infinity where there is none, and the departures to choose from. */
type Offers = { prices: Float64Array; free: Offered; every: Offered };

const indexes = new WeakMap<readonly Tour[], { today: string; index: DepartureIndex; offers?: Offers }>();

/** Makes the index of a list from that of an earlier one, whose tours differ in bookings, prices and titles only. */
export function continueDepartureIndex(earlier: readonly Tour[], later: readonly Tour[]): void {
  const known = indexes.get(earlier);
  if (!known) return;
  const rowsWhere = (isChanged: (tour: Tour, before: Tour | undefined) => boolean) =>
    new Set([...later.keys()].filter((row) => isChanged(later[row] as Tour, earlier[row])));
  const moved = rowsWhere(({ title }, before) => title !== before?.title);
  const order = moved.size > 0 ? sortAgain(later, known.index, moved) : null;
  const inOrder = <Values extends Int32Array | Uint8Array | Float64Array>(values: Values) =>
    (order ? values.map((_, entry) => values[order[entry] as number] as number) : values.slice()) as Values;
  const { rows, positions, months } = known.index;
  const index = order ? { rows: inOrder(rows), positions: inOrder(positions), months } : known.index;
  const offers = known.offers && {
    ...known.offers,
    prices: inOrder(known.offers.prices),
    free: { ...known.offers.free, flags: inOrder(known.offers.free.flags) },
  };
  const changed = rowsWhere(({ itineraries }, before) => itineraries !== before?.itineraries);
  if (offers && changed.size > 0) readOffers(later, index, { offers, changed });
  indexes.set(later, { ...known, index, ...(offers && { offers }) });
}

/** The departures in their new order, after the titles of some tours were edited. */
function sortAgain(tours: readonly Tour[], { rows, months }: DepartureIndex, moved: Set<number>): Int32Array {
  const compare = compareTitles(tours);
  const order = Int32Array.from(rows.keys());
  const rowOf = (entry: number | undefined) => rows[entry as number] as number;
  for (const { start, end } of months.flatMap(({ days }) => days)) {
    const isMoved = (entry: number) => moved.has(rowOf(entry));
    const day = order.subarray(start, end);
    if (!day.some(isMoved)) continue;
    const sorted = [...day].filter((entry) => !isMoved(entry));
    for (const entry of day.filter(isMoved)) {
      const isAfter = (other: number) =>
        (compare(rowOf(other), rowOf(entry)) || rowOf(other) - rowOf(entry) || other - entry) > 0;
      sorted.splice(firstWhere(sorted, isAfter), 0, entry);
    }
    day.set(sorted);
  }
  return order;
}

/** The position of the first item that passes the test, when all after it do as well. */
function firstWhere(items: readonly number[], test: (item: number) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(items[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
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

/** The offers of a list whose index was made. */
export function offersOf(tours: readonly Tour[]): Offers {
  const known = indexes.get(tours);
  if (!known) throw new Error('The departures of this list have no index.');
  known.offers ??= createOffers(tours, known.index);
  return known.offers;
}

function createOffers(tours: readonly Tour[], index: DepartureIndex): Offers {
  const total = index.rows.length;
  const offers = {
    prices: new Float64Array(total),
    free: { flags: new Uint8Array(total), toursByMonth: [] },
    every: offered(index, new Uint8Array(total).fill(1), tours.length),
  };
  return readOffers(tours, index, { offers });
}

/** Reads prices and seats into the offers, of all tours or of those in `changed`. */
function readOffers(
  tours: readonly Tour[],
  index: DepartureIndex,
  { offers, changed }: { offers: Offers; changed?: Set<number> },
): Offers {
  const { prices, free } = offers;
  for (let entry = 0; entry < prices.length; entry += 1) {
    if (changed && !changed.has(index.rows[entry] as number)) continue;
    const one = departureAt(tours, index, entry);
    free.flags[entry] = hasSeats(one) ? 1 : 0;
    prices[entry] = (hasSeats(one) ? one.price : null) ?? Number.POSITIVE_INFINITY;
  }
  offers.free = offered(index, free.flags, tours.length);
  return offers;
}

function offered(index: DepartureIndex, flags: Uint8Array, count: number): Offered {
  return { flags, toursByMonth: index.months.map(({ days }) => toursWithDepartures(index, days, { flags, count })) };
}

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
  const byTitle = [...tours.keys()].sort(compareTitles(tours));
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

function compareTitles(tours: readonly Tour[]): (a: number, b: number) => number {
  const { compare } = new Intl.Collator('id');
  return (a, b) => compare(tours[a]?.title ?? '', tours[b]?.title ?? '');
}
