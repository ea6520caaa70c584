import type { Itinerary } from '@sdk';
import { compareDays } from '@/lib/compare-days';
import type { Row } from '../content-language';
import { daysBetween } from '../dates';
import { knownPromotions, type Prices } from './promotions';

/** A departure of a tour as the site uses it. Dates are ISO days in Jakarta. */
export type Departure = ReturnType<typeof departureOf>;

/** Departures by day: upcoming ones soonest first, then past ones latest first (§3). */
export type DepartureList = { upcoming: Departure[]; past: Departure[] };

export type SeatKind = 'ask' | 'full' | 'few' | 'almost' | 'available';

const FEW_SEATS = 5;
const ALMOST_FULL_SEATS = 10;

/** Returns the departures of a tour relative to `today`, without those that the operator withdrew. */
export function departuresOf(rows: readonly Itinerary[], today: string): DepartureList {
  return sortDepartures(offeredDepartures(rows), today);
}

/**
 * Returns the departures that were not withdrawn, in the order of the service. `tourRoute` is the route of the tour.
 */
export function offeredDepartures(rows: readonly Itinerary[], tourRoute: string | null = null): Departure[] {
  return rows.filter((row) => !row.status_deleted).map((row) => departureOf(row, tourRoute));
}

export const sortDepartures = (departures: readonly Departure[], today: string): DepartureList =>
  splitByDay(departures, today, ({ from }) => from);

/** Converts a row of the service to a departure. */
export function departureOf(row: Itinerary & Row, tourRoute: string | null = null) {
  return {
    id: row.id,
    from: row.departure_date,
    to: row.arrival_date,
    /** Whole rupiah per guest on twin share; null on request. */
    price: row.price ?? null,
    ...pricesByGuest(row),
    /** Seats left; null on request. */
    seat: row.seat ?? null,
    isGuaranteed: row.is_guaranteed === true,
    ...(row.leader_id != null && { leaderId: row.leader_id }),
    /** Texts written by the service: the season and a note. */
    remarks: [row.type, row.note].filter((text) => text !== null),
    /** The language of the remarks; left out if it is that of the tour. */
    ...(row.languages?.[0] && { remarksLanguage: row.languages[0] }),
    /** The route, when it differs from the tour's. */
    route: row.itinerary && row.itinerary !== tourRoute ? row.itinerary : null,
  };
}

/** Returns the prices of children and infants and the promotions; a page has no field for one that does not exist. */
function pricesByGuest({ child_price, infant_price, promotions: rules }: Itinerary): Omit<Prices, 'price'> {
  const promotions = knownPromotions(rules ?? []);
  return {
    ...(child_price != null && { childPrice: child_price }),
    ...(infant_price != null && { infantPrice: infant_price }),
    ...(promotions.length > 0 && { promotions }),
  };
}

/** Returns the prices of a departure without its other facts. */
export const pricesOf = ({ price, childPrice, infantPrice, promotions }: Prices): Prices => ({
  price,
  ...(childPrice !== undefined && { childPrice }),
  ...(infantPrice !== undefined && { infantPrice }),
  ...(promotions && { promotions }),
});

/**
 * Splits rows into those on or after `today` (soonest first) and earlier ones (latest first); `dayOf` returns a row's
 * ISO date.
 */
export function splitByDay<T>(rows: readonly T[], today: string, dayOf: (row: T) => string) {
  const byDay = [...rows].sort((a, b) => compareDays(dayOf(a), dayOf(b)));
  return {
    upcoming: byDay.filter((row) => dayOf(row) >= today),
    past: byDay.filter((row) => dayOf(row) < today).reverse(),
  };
}

/** Returns the days and nights of a departure, counted from its dates. */
export function tripLength({ from, to }: Pick<Departure, 'from' | 'to'>): { days: number; nights: number } {
  const nights = Math.max(0, daysBetween(from, to));
  return { days: nights + 1, nights };
}

/** Returns the state of the seats as visitors see it; null means on request. */
export function seatKind(seat: number | null): SeatKind {
  if (seat === null) return 'ask';
  if (seat <= 0) return 'full';
  if (seat <= FEW_SEATS) return 'few';
  return seat <= ALMOST_FULL_SEATS ? 'almost' : 'available';
}

/** Returns true when no seat is left. A departure on request is not full, because the team decides each request. */
export const isFull = ({ seat }: Pick<Departure, 'seat'>): boolean => seatKind(seat) === 'full';

/** Returns true when all guests who need a seat get one, or the team decides on request. */
export const hasSeatsFor = ({ seat }: Pick<Departure, 'seat'>, guests: number): boolean =>
  seat === null || seat >= guests;

/** Returns true when seats are left, but fewer than the guests need. */
export const hasTooFewSeats = (departure: Pick<Departure, 'seat'>, guests: number): boolean =>
  !isFull(departure) && !hasSeatsFor(departure, guests);

/** Returns the first departure with seats for all guests, or else with any. */
export const firstBookable = <One extends Pick<Departure, 'seat'>>(
  departures: readonly One[],
  guests: number,
): One | undefined =>
  departures.find((departure) => hasSeatsFor(departure, guests)) ?? departures.find((departure) => !isFull(departure));

/**
 * Returns the departure with the lowest known price, the first of equal ones; one with too few seats for the guests only
 * when no other has a price, and a full one last. Undefined when no price is known.
 */
export function cheapestDeparture<One extends Pick<Departure, 'price' | 'seat'>>(
  departures: readonly One[],
  guests = 1,
): One | undefined {
  // 0 has seats for all, 1 too few, 2 none.
  const rank = (one: One) => (isFull(one) ? 2 : Number(!hasSeatsFor(one, guests)));
  return departures
    .filter(({ price }) => price !== null)
    .sort((a, b) => rank(a) - rank(b) || (a.price ?? 0) - (b.price ?? 0))[0];
}
