/** The most of one kind the service takes in one booking. */
export const MAX_OF_A_KIND = 20;

/** How many travel together until the visitor says otherwise. */
export const USUAL_GUESTS = 2;

/** How many people one booking may hold: the seats left; where they are on request, the size of the group. */
export function guestLimit(seatsLeft: number | null, capacity: number | null): number {
  return Math.max(1, Math.min(MAX_OF_A_KIND, seatsLeft ?? capacity ?? MAX_OF_A_KIND));
}

/** The price for all guests; null while a price is on request. */
export function totalPrice(price: number | null, guests: number): number | null {
  return price === null ? null : price * guests;
}
