import type { Tour } from '@sdk';
import { fitPax, guestLimit, partyLimit, partyWithin } from '@/domain/booking-party';
import { languageOf } from '@/domain/content-language';
import { headCount, type Pax } from '@/domain/party';
import { departuresOf } from '@/domain/tour/departure';
import { costRulesOf, usualCost } from '@/domain/tour/trip-cost';
import { isSameId } from '@/lib/is-same-id';
import { wholeNumber } from '@/lib/whole-number';

/** The query of a shared link. `tour` is null in a short link, `itinerary` is null in a link to a tour. */
export type OfferQuery = { tour: number | null; itinerary: number | null };

/** One departure with its cost for a party. */
export type OfferModel = NonNullable<ReturnType<typeof offerModel>>;

/** Returns the query of the address in typed form. */
export function offerQuery(query: Record<string, unknown>): OfferQuery {
  return { tour: wholeNumber(query.tour), itinerary: wholeNumber(query.itinerary) };
}

/** Returns the id of the tour that has the departure, from tours with their next departures; null if none has it. */
export function tourOfItinerary(tours: readonly Pick<Tour, 'id' | 'itineraries'>[], itinerary: number): number | null {
  return tours.find((tour) => tour.itineraries.some(({ id }) => isSameId(id, itinerary)))?.id ?? null;
}

/** Returns the requested departure; null if the link names none or the tour no longer offers it. */
export function offerModel(tour: Tour, { itinerary }: OfferQuery, party: Pax, today: string) {
  const departure = departuresOf(tour.itineraries, today).upcoming.find(({ id }) => isSameId(id, itinerary));
  if (!departure) return null;
  const capacity = tour.capacity ?? null;
  const pax = fitPax(partyWithin(partyLimit(capacity), party), guestLimit(departure.seat, capacity));
  return {
    tourId: tour.id,
    title: tour.title,
    ...languageOf(tour),
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
    departure,
    pax,
    /** True if the party is larger than one booking of this departure allows. */
    isReduced: headCount(pax) < headCount(party),
    cost: usualCost(departure, pax, costRulesOf(tour)),
  };
}
