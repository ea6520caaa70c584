import type { Itinerary } from '@sdk';

/** True when seats for all guests are left or on request. A rule of the host, which is here because the seed needs it. */
export function hasSeats({ seat }: Itinerary, guests = 1): boolean {
  return seat === null || seat >= guests;
}

/**
 * The departure with the lowest known price, the first of equal ones; null when none is known. Nobody can pay the price
 * of a departure with too few seats, so one counts only when no other has a price, and a full one last.
 */
export function findCheapest(itineraries: readonly Itinerary[], guests = 1): Itinerary | null {
  return (
    cheapestOf(itineraries.filter((one) => hasSeats(one, guests))) ??
    cheapestOf(itineraries.filter((one) => hasSeats(one))) ??
    cheapestOf(itineraries)
  );
}

function cheapestOf(itineraries: readonly Itinerary[]): Itinerary | null {
  return itineraries.reduce<Itinerary | null>((lowest, one) => {
    if (one.price === null) return lowest;
    return lowest?.price != null && lowest.price <= one.price ? lowest : one;
  }, null);
}
