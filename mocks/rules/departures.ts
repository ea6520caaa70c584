import type { Itinerary } from '@sdk';

/** A departure that has not left and was not withdrawn. */
export function isOpen(itinerary: Itinerary, today: string): boolean {
  return itinerary.departure_date >= today && !itinerary.status_deleted;
}

/** Not full: seats left, or seats on request. */
export function hasSeats(itinerary: Itinerary): boolean {
  return itinerary.seat !== 0;
}

/** Upcoming ones first, soonest first, then past ones, the latest past first (§3). */
export function inOrder(itineraries: readonly Itinerary[], today: string): Itinerary[] {
  const soonest = [...itineraries].sort((a, b) => a.departure_date.localeCompare(b.departure_date) || a.id - b.id);
  const upcoming = soonest.filter(({ departure_date }) => departure_date >= today);
  const past = soonest.filter(({ departure_date }) => departure_date < today);
  return [...upcoming, ...past.reverse()];
}

/** The lowest known price; of equal prices the first. */
export function cheapest(itineraries: readonly Itinerary[]): Itinerary | null {
  return itineraries.reduce<Itinerary | null>((low, one) => {
    if (one.price === null) return low;
    return low?.price != null && low.price <= one.price ? low : one;
  }, null);
}
