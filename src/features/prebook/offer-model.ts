import type { Tour } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { guestLimit, USUAL_GUESTS } from '@/domain/party';
import { departuresOf } from '@/domain/tour/departure';
import { adultsCost, costRulesOf } from '@/domain/tour/trip-cost';
import { isSameId } from '@/lib/is-same-id';
import { wholeNumber } from '@/lib/whole-number';

/** The query of a shared link. `tour` is null in a short link, `itinerary` is null in a link to a tour. */
export type OfferQuery = { tour: number | null; itinerary: number | null; pax: number | null };

/** One departure with its cost for `pax` adults. */
export type OfferModel = NonNullable<ReturnType<typeof offerModel>>;

/** Returns the query of the address in typed form. */
export function offerQuery(query: Record<string, unknown>): OfferQuery {
  return { tour: wholeNumber(query.tour), itinerary: wholeNumber(query.itinerary), pax: wholeNumber(query.pax) };
}

/** Returns the id of the tour that has the departure, from tours with their next departures; null if none has it. */
export function tourOfItinerary(tours: readonly Pick<Tour, 'id' | 'itineraries'>[], itinerary: number): number | null {
  return tours.find((tour) => tour.itineraries.some(({ id }) => isSameId(id, itinerary)))?.id ?? null;
}

/** Returns the requested departure; null if the link names none or the tour no longer offers it. */
export function offerModel(tour: Tour, query: OfferQuery, today: string) {
  const departure = departuresOf(tour.itineraries, today).upcoming.find(({ id }) => isSameId(id, query.itinerary));
  if (!departure) return null;
  const guests = query.pax ?? USUAL_GUESTS;
  const pax = Math.min(guests, guestLimit(departure.seat, tour.capacity ?? null));
  return {
    tourId: tour.id,
    title: tour.title,
    ...languageOf(tour),
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
    departure,
    pax,
    /** True if the link names more guests than one booking of this departure allows. */
    isReduced: pax < guests,
    cost: adultsCost(departure.price, pax, costRulesOf(tour)),
  };
}
