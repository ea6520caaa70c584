import type { Itinerary } from '@sdk';

/** True when seats are left or on request. A rule of the host, which is here because the seed needs it too. */
export function hasSeats({ seat }: Itinerary): boolean {
  return seat !== 0;
}

/**
 * The departure with the lowest known price, the first of equal ones; null when none is known. Nobody can pay the price
 * of a full departure, so one counts only when no other has a price.
 */
export function findCheapest(itineraries: readonly Itinerary[]): Itinerary | null {
  return cheapestOf(itineraries.filter(hasSeats)) ?? cheapestOf(itineraries);
}

function cheapestOf(itineraries: readonly Itinerary[]): Itinerary | null {
  return itineraries.reduce<Itinerary | null>((lowest, one) => {
    if (one.price === null) return lowest;
    return lowest?.price != null && lowest.price <= one.price ? lowest : one;
  }, null);
}
