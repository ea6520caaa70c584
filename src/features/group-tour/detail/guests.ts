export const DEFAULT_GUESTS = 2;

// One booking carries at most twenty adults on the wire.
const MOST_PER_BOOKING = 20;

/** How many people one booking may hold: the seats left; where they are on request, the size of the group. */
export function guestLimit(seatsLeft: number | null, capacity: number | null): number {
  return Math.max(1, Math.min(MOST_PER_BOOKING, seatsLeft ?? capacity ?? MOST_PER_BOOKING));
}

/** The price for all guests; null while a price is on request. */
export function estimatedTotal(price: number | null, guests: number): number | null {
  return price === null ? null : price * guests;
}
