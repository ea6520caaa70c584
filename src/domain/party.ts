import { type Departure, isFull } from './tour/departure';

/** The types of guests, in the order of the form. */
export const paxTypes = ['adult', 'child', 'infant'] as const;
export type PaxType = (typeof paxTypes)[number];
export type Pax = Record<PaxType, number>;

export const roomTypes = ['twin', 'double', 'triple', 'single'] as const;
export type RoomType = (typeof roomTypes)[number];
export type Rooms = Record<RoomType, number>;

/** The highest number of people that the service accepts in one booking, infants included. */
const MAX_PARTY = 20;

/** The highest number of rooms that the service accepts in one booking. */
export const MAX_ROOMS = 20;

/** The default number of guests. */
export const USUAL_GUESTS = 2;

const BEDS: Record<RoomType, number> = { twin: 2, double: 2, triple: 3, single: 1 };

/** Returns the number of guests who pay and need a seat: adults and children. Infants travel on a lap. */
export const payingGuests = ({ adult, child }: Pax): number => adult + child;

/** Returns the number of travellers, infants included. */
export const headCount = ({ adult, child, infant }: Pax): number => adult + child + infant;

/**
 * Returns the highest number of people in one booking, infants included: 20, or the size of the group if that is less.
 */
export function partyLimit(capacity: number | null): number {
  return Math.min(MAX_PARTY, capacity ?? MAX_PARTY);
}

/** Returns the highest number of guests with a seat in one booking: the limit of the party or the seats left. */
export function guestLimit(seat: number | null, capacity: number | null): number {
  const party = partyLimit(capacity);
  return Math.max(1, Math.min(party, seat ?? party));
}

/**
 * Returns the highest number of guests of a type while the other numbers stay unchanged. Each infant needs an adult.
 */
export function paxLimit(type: PaxType, pax: Pax, seat: number | null, capacity: number | null): number {
  const party = partyLimit(capacity) - (headCount(pax) - pax[type]);
  if (type === 'infant') return Math.max(0, Math.min(party, pax.adult));
  const seats = guestLimit(seat, capacity) - (payingGuests(pax) - pax[type]);
  return Math.max(type === 'adult' ? 1 : 0, Math.min(party, seats));
}

/**
 * Returns true when a guest may change from one type to another without exceeding the seats, the adults for infants or
 * the limit of the party.
 */
export function canCountAs(
  to: PaxType,
  from: PaxType,
  pax: Pax,
  seat: number | null,
  capacity: number | null,
): boolean {
  const others = { ...pax, [from]: pax[from] - 1 };
  return others.adult >= 1 && others.infant <= others.adult && others[to] < paxLimit(to, others, seat, capacity);
}

/** Returns the reason why a departure cannot take these guests (full, or too few seats), or null. */
export function seatProblem(departure: Pick<Departure, 'seat'>, pax: Pax): 'full' | 'few' | null {
  if (isFull(departure)) return 'full';
  return departure.seat !== null && departure.seat < payingGuests(pax) ? 'few' : null;
}

/** Returns the price of a departure when these guests can book it (null: on request); undefined when they cannot. */
export function bookablePrice(departure: Departure | undefined, pax: Pax): number | null | undefined {
  return departure && !seatProblem(departure, pax) ? departure.price : undefined;
}

/** Reduces the guests to the seats left, at least one. Adults are removed first, but never the last one. */
export function fitPax(pax: Pax, seats: number): Pax {
  const adult = Math.max(1, Math.min(pax.adult, seats - pax.child));
  const child = Math.max(0, Math.min(pax.child, seats - adult));
  return { adult, child, infant: Math.min(pax.infant, adult) };
}

/** Returns the number of beds in the chosen rooms. */
export const bedsIn = (rooms: Rooms): number => roomTypes.reduce((sum, type) => sum + BEDS[type] * rooms[type], 0);

/** Returns the suggested rooms: twin rooms, and one triple or single for an odd guest. */
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

/** The changes of a departure since the visitor saw it, most serious first. */
export type DepartureChange = { kind: 'gone' } | { kind: 'seats'; left: number } | PriceChange;

/** A price per person in rupiah that is no longer the one that the visitor has seen; null is a price on request. */
export type PriceChange = { kind: 'price'; old: number | null; now: number | null };

/**
 * Returns the relevant changes of a departure, or null. `seenPrice` is undefined when the visitor has seen no price.
 */
export function departureChange(
  now: Departure | undefined,
  pax: Pax,
  seenPrice: number | null | undefined,
): DepartureChange | null {
  if (!now) return { kind: 'gone' };
  if (seatProblem(now, pax)) return { kind: 'seats', left: Math.max(0, now.seat ?? 0) };
  return priceChange(now, seenPrice);
}

/** Returns the price part of `departureChange`. */
export function priceChange(now: Departure | undefined, seenPrice: number | null | undefined): PriceChange | null {
  if (!now || seenPrice === undefined || now.price === seenPrice) return null;
  return { kind: 'price', old: seenPrice, now: now.price };
}

/** Adapts the list of passengers to the number of guests, adults first. Typed entries of a type keep their order. */
export function fitPassengers<T extends { type: PaxType }>(
  given: readonly T[],
  pax: Pax,
  blank: (type: PaxType) => T,
): T[] {
  return paxTypes.flatMap((type) => {
    const known = given.filter((one) => one.type === type);
    return Array.from({ length: pax[type] }, (_, index) => known[index] ?? blank(type));
  });
}
