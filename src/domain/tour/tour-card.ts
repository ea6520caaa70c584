import type { Tour } from '@sdk';
import { languageOf } from '../content-language';
import { pictureColor } from '../picture-color';
import { type Departure, type DepartureList, departuresOf, isFull, lowestPrice, tripLength } from './departure';
import type { TourQuery } from './tour-query';

/** The fields of a departure that a card shows; `isGuaranteed` is left out unless it is true. */
export type CardDeparture = Pick<Departure, 'from' | 'seat'> & { isGuaranteed?: true };

/**
 * The fields of a tour that a card shows, kept small because they are sent with the page. Money in rupiah, dates ISO.
 */
export type TourCardModel = {
  id: number;
  title: string;
  /** The language of the title; undefined if the service does not name it. */
  language?: 'id' | 'en';
  imageUrl: string | null;
  /** Shown while the picture is loading; left out if the service does not name it. */
  imageColor?: string;
  countries: string[];
  days: number | null;
  price: number | null;
  /** The day of the service's cheapest departure; missing in a stored tour. */
  priceDay?: string | null;
  /** Undefined while they are not known. */
  departures?: CardDeparture[];
  /** The price of the departure that the tour's page opens with; left out if it is `price`. */
  initialPrice?: number | null;
  /** The id of that departure, if the link must name it. */
  initialId?: number;
};

/** The filters of a list that choose departures, not only tours. */
export type DepartureFilters = Pick<TourQuery, 'month' | 'available'>;

const SHOWN_DEPARTURES = 3;

/**
 * Reduces a tour to its card: the next three departures, the lowest upcoming price, days of the next trip. With filters,
 * the departures are those that match; the price stays the tour's, by which the service filters and sorts.
 */
export function tourCardModel(
  tour: Tour,
  today: string,
  filters: DepartureFilters = {},
): TourCardModel & { departures: CardDeparture[] } {
  const { upcoming, past } = departuresOf(tour.itineraries, today);
  const matching = upcoming.filter((departure) => matches(departure, filters));
  // A service may list a tour without its matching departures.
  const listed = matching.length > 0 ? matching : upcoming;
  const initial = initialDeparture(listed);
  const isOfMonth = matching.length > 0 && Boolean(filters.month?.length);
  const sample = initial ?? sampleDeparture({ upcoming: listed, past });
  const lowest = tour.lowestItinerary;
  const price = lowest?.price ?? lowestPrice(upcoming) ?? tour.price ?? null;
  return {
    id: tour.id,
    title: tour.title,
    ...languageOf(tour),
    imageUrl: tour.thumbnail ?? tour.imageUrl ?? null,
    ...pictureColor(tour.imageColor),
    countries: tour.mainCountries.map((row) => row.country.name),
    days: sample ? tripLength(sample).days : null,
    price,
    priceDay: lowest?.price != null && lowest.departure_date >= today ? lowest.departure_date : null,
    departures: listed.slice(0, SHOWN_DEPARTURES).map(cardDeparture),
    ...(initial && initial.price !== price && { initialPrice: initial.price }),
    ...(initial && isOfMonth && { initialId: initial.id }),
  };
}

function matches(departure: Departure, { month, available }: DepartureFilters): boolean {
  return (!month?.length || month.includes(departure.from.slice(0, 7))) && !(available && isFull(departure));
}

function cardDeparture(departure: Departure): CardDeparture {
  const { from, seat, isGuaranteed } = departure;
  return { from, seat, ...(isGuaranteed && !isFull(departure) && { isGuaranteed }) };
}

/** Returns the departure that the tour's page opens with: the first with free seats. */
export const initialDeparture = <One extends Pick<Departure, 'seat'>>(departures: readonly One[]): One | undefined =>
  departures.find((departure) => !isFull(departure));

/** Returns the departure that represents the tour: the next one, or the latest past one. */
export const sampleDeparture = ({ upcoming, past }: DepartureList): Departure | null => upcoming[0] ?? past[0] ?? null;
