import { type Departure, type DepartureList, isFull } from '@/domain/tour/departure';
import { isSameId } from '@/lib/is-same-id';

/**
 * The availability of a tour: `open` has a departure to book, `full` only sold-out ones, `past` only past ones, `none`
 * has no departure.
 */
type SaleStatus = 'open' | 'full' | 'past' | 'none';

export type DepartureChoice = DepartureList & {
  departure: Departure | null;
  /** The cheapest departure that can be booked, if its price is below that of the chosen one. */
  cheaper: Departure | null;
  status: SaleStatus;
};

/** Returns the wanted departure if it can be booked, otherwise the first that can, otherwise the soonest full one. */
export function chooseDeparture({ upcoming, past }: DepartureList, wantedId: number | null): DepartureChoice {
  const open = upcoming.filter((departure) => !isFull(departure));
  const departure = open.find(({ id }) => isSameId(id, wantedId)) ?? open[0] ?? upcoming[0] ?? null;
  return {
    upcoming,
    past,
    departure,
    cheaper: cheaperThan(departure, open),
    status: statusOf(open.length, upcoming.length, past.length),
  };
}

/** Returns the months (`YYYY-MM`) that have departures, in order. */
export function monthsOf(departures: readonly Pick<Departure, 'from'>[]): string[] {
  return [...new Set(departures.map(({ from }) => from.slice(0, 7)))].sort();
}

function cheaperThan(departure: Departure | null, open: readonly Departure[]): Departure | null {
  if (departure?.price == null) return null;
  const priceOf = ({ price }: Departure) => price ?? Number.POSITIVE_INFINITY;
  const [cheapest] = [...open].sort((a, b) => priceOf(a) - priceOf(b));
  return cheapest && priceOf(cheapest) < departure.price ? cheapest : null;
}

function statusOf(open: number, upcoming: number, past: number): SaleStatus {
  if (open > 0) return 'open';
  if (upcoming > 0) return 'full';
  return past > 0 ? 'past' : 'none';
}
