import type { Itinerary, Tour } from '@sdk';
import { languageOf } from '../content-language';
import { headCount, onePerson, type Pax, seatedGuests, seatsFor } from '../party';
import {
  cheapestDeparture,
  type Departure,
  type DepartureList,
  departuresOf,
  firstBookable,
  hasSeatsFor,
  hasTooFewSeats,
  isFull,
  tripLength,
} from './departure';
import { infantsToConfirm, type Prices, type Saving, savingsOf } from './promotions';
import type { TourQuery } from './tour-query';
import { costRulesOf, usualCost } from './trip-cost';

/** The fields of a departure that a card shows; those that begin with `is` are left out unless they are true. */
type CardDeparture = Pick<Departure, 'from' | 'seat'> & {
  isGuaranteed?: true;
  /** Seats are left, but too few for the party. */
  hasTooFewSeats?: true;
  /** The price of the card is that of this departure. */
  isPriced?: true;
};

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
  /** Undefined while they are not known. */
  departures?: CardDeparture[];
  /** The id of the departure of the price, if the tour's page would open with another one. */
  departureId?: number;
  party?: PartyPrice;
  /** The discount of the party (without one, of one adult) at that departure; left out without a promotion. */
  savings?: Saving[];
};

/**
 * A party at a departure: its travellers, infants included, and the seats that they need. `total` is the price with all
 * certain costs; null if the price is on request, the costs are not known, or the seats are too few. It is without
 * `openInfants`, the infants whose price the team confirms; left out without any.
 */
export type PartyPrice = ReturnType<typeof partyPrice>;

export function partyPrice(
  tour: Parameters<typeof costRulesOf>[0],
  departure: (Prices & Pick<Departure, 'seat'>) | null | undefined,
  party: Pax,
) {
  const seats = seatedGuests(party);
  const isOpen = departure && tour.costs && hasSeatsFor(departure, seats);
  const total = isOpen ? usualCost(departure, party, costRulesOf(tour)).total : null;
  const openInfants = departure && total !== null ? infantsToConfirm(departure, party) : 0;
  return { heads: headCount(party), seats, total, ...(openInfants > 0 && { openInfants }) };
}

/**
 * Returns what a party pays at a departure and what it saves there; without a party only what one adult saves. Savings
 * are left out if there are none, or too few seats.
 */
export function priceOfParty(
  tour: Parameters<typeof costRulesOf>[0],
  departure: (Prices & Pick<Departure, 'seat'>) | null | undefined,
  party: Pax | null,
): Pick<TourCardModel, 'party' | 'savings'> {
  const hasSeats = departure && hasSeatsFor(departure, seatsFor(party));
  const savings = hasSeats ? savingsOf(departure, party ?? onePerson) : [];
  return {
    ...(party && { party: partyPrice(tour, departure, party) }),
    ...(savings.length > 0 && { savings }),
  };
}

/** The filters of a list that choose departures, not only tours. */
export type DepartureFilters = Pick<TourQuery, 'month' | 'available'>;

const SHOWN_DEPARTURES = 3;

/**
 * Returns the departure whose date, seats and price a card shows: the cheapest of those that the filters of the list
 * leave and that have seats for all guests, or without any price the next with free seats. Undefined without upcoming
 * departures.
 */
export const departureOfCard = <One extends Pick<Departure, 'price' | 'seat'>>(
  left: readonly One[],
  guests = 1,
): One | undefined => cheapestDeparture(left, guests) ?? firstBookable(left, guests) ?? left[0];

/**
 * Reduces a tour to its card: the departure of `departureOfCard` among the next three that match the filters, its price
 * and length. Without upcoming departures the price is the tour's. `party` is that for which the service chose the
 * departures.
 */
export function tourCardModel(
  tour: Tour,
  today: string,
  filters: DepartureFilters = {},
  party: Pax | null = null,
): TourCardModel & { departures: CardDeparture[] } {
  const guests = seatsFor(party);
  const { upcoming, past } = departuresOf(knownItineraries(tour), today);
  const matching = upcoming.filter((departure) => matches(departure, filters, guests));
  // A service may list a tour without its matching departures.
  const left = matching.length > 0 ? matching : upcoming;
  const priced = departureOfCard(left, guests);
  const sample = priced ?? sampleDeparture({ upcoming, past });
  // In a list of some months, or for a party, the other departures of the tour are not known.
  const linkNamesDeparture = Boolean(party || filters.month?.length) || priced !== firstBookable(upcoming, guests);
  return {
    id: tour.id,
    title: tour.title,
    ...languageOf(tour),
    imageUrl: tour.thumbnail ?? tour.imageUrl ?? null,
    ...(tour.imageColor && { imageColor: tour.imageColor }),
    countries: tour.mainCountries.map((row) => row.country.name),
    days: sample ? tripLength(sample).days : null,
    price: priced ? priced.price : (tour.price ?? null),
    departures: shownDepartures(left, priced).map((departure) =>
      cardDeparture(departure, departure === priced, guests),
    ),
    ...(priced && !isFull(priced) && linkNamesDeparture && { departureId: priced.id }),
    ...priceOfParty(tour, priced, party),
  };
}

/** A row of a list has the next departures of the tour, and the cheapest of all apart. */
function knownItineraries({ itineraries, lowestItinerary: lowest }: Tour): Itinerary[] {
  return lowest && itineraries.every(({ id }) => id !== lowest.id) ? [...itineraries, lowest] : itineraries;
}

function matches(departure: Departure, { month, available }: DepartureFilters, guests: number): boolean {
  const isInMonth = !month?.length || month.includes(departure.from.slice(0, 7));
  return isInMonth && !(available && !hasSeatsFor(departure, guests));
}

/** Returns the next departures, with that of the price in place of the last one if it is later. */
function shownDepartures(left: readonly Departure[], priced: Departure | undefined): readonly Departure[] {
  const next = left.slice(0, SHOWN_DEPARTURES);
  return !priced || next.includes(priced) ? next : [...next.slice(0, -1), priced];
}

function cardDeparture(departure: Departure, isPriced: boolean, guests: number): CardDeparture {
  const { from, seat, isGuaranteed } = departure;
  return {
    from,
    seat,
    ...(isGuaranteed && !isFull(departure) && { isGuaranteed }),
    ...(hasTooFewSeats(departure, guests) && { hasTooFewSeats: true as const }),
    ...(isPriced && { isPriced }),
  };
}

/** Returns the departure that represents the tour: the next one, or the latest past one. */
export const sampleDeparture = ({ upcoming, past }: DepartureList): Departure | null => upcoming[0] ?? past[0] ?? null;
