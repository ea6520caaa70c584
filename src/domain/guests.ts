/** The most people the service takes in one booking, infants counted. */
export const MAX_PARTY = 20;

/** How many travel together until the visitor says otherwise. */
export const USUAL_GUESTS = 2;

/** How many people one booking may hold, infants counted: at most 20, and never more than the group. */
export function partyLimit(capacity: number | null): number {
  return Math.min(MAX_PARTY, capacity ?? MAX_PARTY);
}

/** How many guests with a seat one booking may hold: the party, as far as seats are left. */
export function guestLimit(seatsLeft: number | null, capacity: number | null): number {
  const party = partyLimit(capacity);
  return Math.max(1, Math.min(party, seatsLeft ?? party));
}

/** The price for all guests; null while a price is on request. */
export function totalPrice(price: number | null, guests: number): number | null {
  return price === null ? null : price * guests;
}
