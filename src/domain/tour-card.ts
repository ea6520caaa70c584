import type { Itinerary, Tour } from '@sdk';
import { isGuaranteed, splitItineraries, tripLength, withoutDeleted } from './itineraries';

/** What a card shows of a tour, small enough to be sent with a page. Money in rupiah, dates ISO. */
export type TourCardModel = {
  id: number;
  title: string;
  imageUrl: string | null;
  countries: string[];
  days: number | null;
  price: number | null;
  isGuaranteed: boolean;
  departures: DepartureModel[];
};

type DepartureModel = { id: number; date: string; seat: number | null };

const SHOWN_DEPARTURES = 3;

/** Reduces a tour to its card: the next three departures, the lowest upcoming price, days of the next trip. */
export function tourCardModel(tour: Tour, today: string): TourCardModel {
  const { upcoming, past } = splitItineraries(withoutDeleted(tour.itineraries), today);
  const sample = upcoming[0] ?? past[0];
  return {
    id: tour.id,
    title: tour.title,
    imageUrl: tour.thumbnail ?? tour.imageUrl ?? null,
    countries: tour.mainCountries.map((row) => row.country.name),
    days: sample ? tripLength(sample).days : null,
    price: lowestPrice(tour, upcoming),
    isGuaranteed: upcoming.slice(0, SHOWN_DEPARTURES).some(isGuaranteed),
    departures: upcoming
      .slice(0, SHOWN_DEPARTURES)
      .map((row) => ({ id: row.id, date: row.departure_date, seat: row.seat ?? null })),
  };
}

function lowestPrice(tour: Tour, upcoming: readonly Itinerary[]): number | null {
  if (tour.lowestItinerary?.price) return tour.lowestItinerary.price;
  const prices = upcoming.map((row) => row.price).filter((price) => typeof price === 'number');
  return prices.length > 0 ? Math.min(...prices) : (tour.price ?? null);
}
