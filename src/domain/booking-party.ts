import { headCount, MAX_PARTY, type Pax, type PaxType, paxTypes, seatedGuests } from './party';
import { type Departure, hasTooFewSeats, isFull, pricesOf } from './tour/departure';
import { type Prices, priceOfGuests, savingsOf, sumOf } from './tour/promotions';

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
  const seats = guestLimit(seat, capacity) - (seatedGuests(pax) - pax[type]);
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
  return hasTooFewSeats(departure, seatedGuests(pax)) ? 'few' : null;
}

/** Returns the prices of a departure when these guests can book it; undefined when they cannot. */
export function bookablePrices(departure: Departure | undefined, pax: Pax): Prices | undefined {
  return departure && !seatProblem(departure, pax) ? departure : undefined;
}

/** Reduces the guests to the seats left, at least one. Adults are removed first, but never the last one. */
export function fitPax(pax: Pax, seats: number): Pax {
  const adult = Math.max(1, Math.min(pax.adult, seats - pax.child));
  const child = Math.max(0, Math.min(pax.child, seats - adult));
  return { adult, child, infant: Math.min(pax.infant, adult) };
}

/** Returns the party, reduced to the highest number of people in one booking. */
export function partyWithin(limit: number, pax: Pax): Pax {
  const fitted = fitPax(pax, limit);
  return { ...fitted, infant: Math.min(fitted.infant, limit - seatedGuests(fitted)) };
}

/** The changes of a departure since the visitor saw it, most serious first. */
export type DepartureChange = { kind: 'gone' } | { kind: 'seats'; left: number } | PriceChange;

/** Prices of a departure that are no longer those that the visitor has seen. */
export type PriceChange = { kind: 'price'; old: Prices; now: Prices };

/**
 * Returns the relevant changes of a departure, or null. `seen` is undefined when the visitor has seen no prices.
 */
export function departureChange(
  now: Departure | undefined,
  pax: Pax,
  seen: Prices | undefined,
): DepartureChange | null {
  if (!now) return { kind: 'gone' };
  if (seatProblem(now, pax)) return { kind: 'seats', left: Math.max(0, now.seat ?? 0) };
  return priceChange(now, pax, seen);
}

/** Returns the price part of `departureChange`: another price per person, or another price of these guests. */
export function priceChange(now: Departure | undefined, pax: Pax, seen: Prices | undefined): PriceChange | null {
  if (!now || !seen) return null;
  const isSame = now.price === seen.price && reducedPrice(now, pax) === reducedPrice(seen, pax);
  return isSame ? null : { kind: 'price', old: seen, now: pricesOf(now) };
}

const reducedPrice = (prices: Prices, pax: Pax): number =>
  (priceOfGuests(prices, pax) ?? 0) - sumOf(savingsOf(prices, pax));

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
