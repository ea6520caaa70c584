import type { Itinerary } from '@sdk';
import { isGuaranteed, remarkOf, splitItineraries, withoutDeleted } from '@/domain/itineraries';

/**
 * A departure as this page shows it; money in rupiah, dates ISO. `remarks` are the operator's own words, `route` is
 * there only where it differs from the tour's.
 */
export type ShownDeparture = Pick<Itinerary, 'id' | 'departure_date' | 'arrival_date' | 'price' | 'seat'> & {
  isGuaranteed: boolean;
  remarks: string[];
  route: string | null;
};

/**
 * What can be sold: `open` has a departure to book, `full` only sold-out ones, `past` only earlier ones, `none` nothing.
 */
type SaleStatus = 'open' | 'full' | 'past' | 'none';

export type DepartureChoice = {
  upcoming: ShownDeparture[];
  past: ShownDeparture[];
  chosen: ShownDeparture | null;
  status: SaleStatus;
};

// A regular departure is what is expected: the word stands only where nothing else does.
const SAYS_NOTHING = /^\s*regul[ae]r\s*$/i;

/** The departures without the withdrawn ones and without what is never shown. */
export function departureModels(rows: readonly Itinerary[], tourRoute: string | null): ShownDeparture[] {
  return withoutDeleted(rows).map((row) => ({
    id: row.id,
    departure_date: row.departure_date,
    arrival_date: row.arrival_date,
    price: row.price,
    seat: row.seat,
    isGuaranteed: isGuaranteed(row),
    remarks: remarksOf(row),
    route: row.itinerary === tourRoute ? null : row.itinerary,
  }));
}

/** The wanted departure where it can be booked, else the first that can, else the soonest full one. */
export function chooseDeparture(
  departures: readonly ShownDeparture[],
  today: string,
  wantedId: number | null,
): DepartureChoice {
  const { upcoming, past } = splitItineraries(departures, today);
  const open = upcoming.filter((row) => row.seat !== 0);
  const chosen = open.find((row) => row.id === wantedId) ?? open[0] ?? upcoming[0] ?? null;
  return { upcoming, past, chosen, status: statusOf(open.length, upcoming.length, past.length) };
}

/** The months (`YYYY-MM`) in which departures leave, in order. */
export function monthsOf(departures: readonly Pick<ShownDeparture, 'departure_date'>[]): string[] {
  return [...new Set(departures.map((row) => row.departure_date.slice(0, 7)))].sort();
}

function remarksOf({ type, note }: Pick<Itinerary, 'type' | 'note'>): string[] {
  const kind = type && (note === null || !SAYS_NOTHING.test(type)) ? type : null;
  return [kind, remarkOf(note)].filter((text) => text !== null);
}

function statusOf(open: number, upcoming: number, past: number): SaleStatus {
  if (open > 0) return 'open';
  if (upcoming > 0) return 'full';
  return past > 0 ? 'past' : 'none';
}
