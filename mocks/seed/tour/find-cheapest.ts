import type { Itinerary } from '@sdk';

/**
 * The departure with the lowest known price, the first of equal ones; null when none is known. Nobody can pay the price
 * of a full departure, so one counts only when no other has a price.
 */
export function findCheapest(itineraries: readonly Itinerary[]): Itinerary | null {
  const bookable = itineraries.filter(({ seat }) => seat !== 0);
  return cheapestOf(bookable) ?? cheapestOf(itineraries);
}

function cheapestOf(itineraries: readonly Itinerary[]): Itinerary | null {
  return itineraries.reduce<Itinerary | null>((lowest, one) => {
    if (one.price === null) return lowest;
    return lowest?.price != null && lowest.price <= one.price ? lowest : one;
  }, null);
}
