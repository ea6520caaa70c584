import type { Itinerary } from '@sdk';
import { guestLimit, partyLimit, totalPrice } from './guests';
import { isGuaranteed, remarkOf, splitItineraries, withoutDeleted } from './itineraries';

/** What a guest travels as, in the order of the form. */
export const paxTypes = ['adult', 'child', 'infant'] as const;
export type PaxType = (typeof paxTypes)[number];
export type Pax = Record<PaxType, number>;

export const roomTypes = ['twin', 'double', 'triple', 'single'] as const;
export type RoomType = (typeof roomTypes)[number];
export type Rooms = Record<RoomType, number>;

/** The most rooms the service takes in one booking. */
export const MAX_ROOMS = 20;

/** A departure as the booking shows it: ISO dates, whole rupiah per person, seats left (null: on request). */
export type Departure = {
  id: number;
  from: string;
  to: string;
  price: number | null;
  seat: number | null;
  isGuaranteed: boolean;
  /** The operator's own words. */
  remark: string | null;
};

const PLACES: Record<RoomType, number> = { twin: 2, double: 2, triple: 3, single: 1 };

/** The upcoming departures of a tour, soonest first; withdrawn ones are never shown, full ones are. */
export function departuresOf(itineraries: readonly Itinerary[], today: string): Departure[] {
  return splitItineraries(withoutDeleted(itineraries), today).upcoming.map((row) => ({
    id: row.id,
    from: row.departure_date,
    to: row.arrival_date,
    price: row.price,
    seat: row.seat,
    isGuaranteed: isGuaranteed(row),
    remark: remarkOf(row.note),
  }));
}

/** Adults and children pay and take a seat each; infants travel on a lap. */
export const payingGuests = ({ adult, child }: Pax): number => adult + child;

/** Everyone who travels, infants too. */
export const headCount = ({ adult, child, infant }: Pax): number => adult + child + infant;

/** Price times paying guests; null when the service names no price. Nothing else is ever added. */
export const estimatedTotal = (price: number | null, pax: Pax): number | null => totalPrice(price, payingGuests(pax));

/** How many of a kind can travel while the other numbers stay as they are. Each infant needs an adult's lap. */
export function paxLimit(type: PaxType, pax: Pax, seatsLeft: number | null, capacity: number | null): number {
  const party = partyLimit(capacity) - (headCount(pax) - pax[type]);
  if (type === 'infant') return Math.max(0, Math.min(party, pax.adult));
  const seats = guestLimit(seatsLeft, capacity) - (payingGuests(pax) - pax[type]);
  return Math.max(type === 'adult' ? 1 : 0, Math.min(party, seats));
}

/** Why a departure does not take these guests: it is full, or has too few seats; null when it does. */
export function seatProblem({ seat }: Pick<Departure, 'seat'>, pax: Pax): 'full' | 'few' | null {
  if (seat === null) return null;
  if (seat <= 0) return 'full';
  return seat < payingGuests(pax) ? 'few' : null;
}

/** The price of a departure these guests can book (null: on request); undefined when they cannot. */
export function bookablePrice(departure: Departure | undefined, pax: Pax): number | null | undefined {
  return departure && !seatProblem(departure, pax) ? departure.price : undefined;
}

/** As many of the guests as there are seats, at least one: adults stay behind first, but never the last one. */
export function fitPax(pax: Pax, seats: number): Pax {
  const adult = Math.max(1, Math.min(pax.adult, seats - pax.child));
  const child = Math.max(0, Math.min(pax.child, seats - adult));
  return { adult, child, infant: Math.min(pax.infant, adult) };
}

/** Beds in the chosen rooms. */
export const placesIn = (rooms: Rooms): number => roomTypes.reduce((sum, type) => sum + PLACES[type] * rooms[type], 0);

/** A first proposal: twin rooms, and one triple or single for an odd guest. */
export function suggestedRooms(guests: number): Rooms {
  const isOdd = guests % 2 === 1;
  const hasTriple = isOdd && guests >= 3;
  return {
    twin: Math.floor((guests - (hasTriple ? 3 : 0)) / 2),
    double: 0,
    triple: hasTriple ? 1 : 0,
    single: isOdd && !hasTriple ? 1 : 0,
  };
}

/** What has changed about a departure since the visitor saw it, worst first; null when nothing that matters has. */
type DepartureChange =
  | { kind: 'gone' }
  | { kind: 'seats'; left: number }
  | { kind: 'price'; old: number | null; now: number | null };

/** `seenPrice` is undefined while the visitor has seen none. */
export function departureChange(
  now: Departure | undefined,
  pax: Pax,
  seenPrice: number | null | undefined,
): DepartureChange | null {
  if (!now) return { kind: 'gone' };
  if (now.seat !== null && now.seat < payingGuests(pax)) return { kind: 'seats', left: Math.max(0, now.seat) };
  return priceChange(now, seenPrice);
}

/** The part of `departureChange` that is about the price alone. */
export function priceChange(
  now: Departure | undefined,
  seenPrice: number | null | undefined,
): Extract<DepartureChange, { kind: 'price' }> | null {
  if (!now || seenPrice === undefined || now.price === seenPrice) return null;
  return { kind: 'price', old: seenPrice, now: now.price };
}
