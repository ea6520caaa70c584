import type { Tour } from '@sdk';
import { type Departure, departuresOf } from '@/domain/booking';
import type { Cost } from '@/domain/costs';
import { guestLimit, totalPrice, USUAL_GUESTS } from '@/domain/guests';
import { inclusionsOf } from '@/domain/inclusions';
import { wholeNumber } from '@/lib/whole-number';

/** The query of a shared link. A short link has no `tour`, a link to a tour no `itinerary`; what is missing is null. */
export type Asked = { tour: number | null; itinerary: number | null; pax: number | null };

/** `total` in rupiah for `pax` guests, null while the price is on request. */
export type OfferModel = {
  tourId: number;
  title: string;
  imageUrl: string | null;
  departure: Departure;
  pax: number;
  /** More guests were asked for than one booking of this departure takes. */
  isReduced: boolean;
  total: number | null;
  costs: Cost[];
};

/** Reads the query of the address. */
export function askedOf(query: Record<string, unknown>): Asked {
  return { tour: wholeNumber(query.tour), itinerary: wholeNumber(query.itinerary), pax: wholeNumber(query.pax) };
}

/** The tour a departure belongs to, among tours with their next departures. */
export function tourOfItinerary(tours: readonly Pick<Tour, 'id' | 'itineraries'>[], itinerary: number): number | null {
  return tours.find((tour) => tour.itineraries.some(({ id }) => id === itinerary))?.id ?? null;
}

/** The departure that was asked for; null when none was, or the tour no longer offers it. */
export function offerModel(tour: Tour, asked: Asked, today: string): OfferModel | null {
  const departure = departuresOf(tour.itineraries, today).find(({ id }) => id === asked.itinerary);
  if (!departure) return null;
  const guests = asked.pax ?? USUAL_GUESTS;
  const pax = Math.min(guests, guestLimit(departure.seat, tour.capacity ?? null));
  return {
    tourId: tour.id,
    title: tour.title,
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
    departure,
    pax,
    isReduced: pax < guests,
    total: totalPrice(departure.price, pax),
    costs: inclusionsOf(tour.term ?? null)?.excluded ?? [],
  };
}
