import type { Itinerary, Regional, Tour } from '@sdk';
import type { Database } from '../database.ts';
import { findCheapest, hasSeats, isOpen, sortDepartures } from '../rules/departures.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import type { State } from '../state/state.ts';

const UPCOMING_IN_LISTS = 3;

const tourCache = new WeakMap<Catalogue, { changes: string; tours: readonly Tour[] }>();

/**
 * All tours with their current departures and seats. The objects are cached until a departure changes, so callers must
 * not modify them.
 */
export function serializeTours({ catalogue, state }: Database): readonly Tour[] {
  // The state is modified in place, so its content is compared instead of its identity.
  const changes = JSON.stringify([state.departures, state.seatsTaken]);
  const cached = tourCache.get(catalogue);
  if (cached?.changes === changes) return cached.tours;
  const tours = computeTours({ catalogue, state });
  tourCache.set(catalogue, { changes, tours });
  return tours;
}

function computeTours(database: Database): Tour[] {
  const tours = database.catalogue.tours.map((tour) => withDepartures(tour, database));
  const regionals = new Map(serializeRegionals(database.catalogue.regionals, tours).map((one) => [one.id, one]));
  return tours.map((tour) => ({ ...tour, regional: regionals.get(tour.regionalId ?? 0) ?? tour.regional ?? null }));
}

/** One of `serializeTours`; undefined when the tour does not exist. */
export function serializeTour(database: Database, id: number): Tour | undefined {
  return serializeTours(database).find((tour) => tour.id === id);
}

/** A tour as lists show it: with the next three open departures only, and without the stops of its route. */
export function toListedTour({ route_stops: _, ...tour }: Tour, today: string): Tour {
  const itineraries = tour.itineraries.filter((one) => isOpen(one, today)).slice(0, UPCOMING_IN_LISTS);
  return { ...tour, itineraries };
}

/**
 * The hot deals: a deal has its own texts, but the price and seats of its departure, and is omitted when that is full.
 */
export function serializeDeals(database: Database): Tour[] {
  const tours = new Map(serializeTours(database).map((tour) => [tour.id, tour]));
  return database.catalogue.deals.flatMap((deal) => {
    const tour = tours.get(deal.tourId ?? 0);
    const departure = tour?.itineraries.find(({ id }) => id === deal.lowestItinerary?.id);
    if (!tour || !departure || !hasSeats(departure)) return [];
    const offer = { price: departure.price, lowestItinerary: departure, itineraries: [departure] };
    return [{ ...deal, ...offer, linkPdf: pdfPath(departure.id), regional: tour.regional }];
  });
}

/** The regions with the number of their tours and their price range. */
export function serializeRegionals(regionals: readonly Regional[], tours: readonly Tour[]): Regional[] {
  return regionals.map((regional) => {
    const toursOfRegional = tours.filter((tour) => tour.regionalId === regional.id);
    const prices = toursOfRegional.flatMap(({ price }) => (price == null ? [] : [price]));
    const hasPrices = prices.length > 0;
    return {
      ...regional,
      total_tours: toursOfRegional.length,
      min_price: hasPrices ? Math.min(...prices) : null,
      max_price: hasPrices ? Math.max(...prices) : null,
    };
  });
}

function withDepartures(tour: Tour, { catalogue, state }: Database): Tour {
  const itineraries = sortDepartures(tour.itineraries, catalogue.today).map((one) => withCurrentSeats(one, state));
  const open = itineraries.filter((one) => isOpen(one, catalogue.today));
  const lowest = findCheapest(open);
  const pdfDeparture = open[0] ?? itineraries.find((one) => !one.status_deleted);
  return {
    ...tour,
    // The price of the seed is for a tour without open departures.
    price: open.length > 0 ? (lowest?.price ?? null) : (tour.price ?? null),
    itineraryCount: open.length,
    itineraries,
    lowestItinerary: lowest,
    linkPdf: pdfDeparture ? pdfPath(pdfDeparture.id) : null,
  };
}

function pdfPath(itineraryId: number): string {
  return `/v2/modules/page/tour/pdf/${itineraryId}?max_row=5&version=2`;
}

function withCurrentSeats(itinerary: Itinerary, { departures, seatsTaken }: State): Itinerary {
  const current = { ...itinerary, ...departures[itinerary.id] };
  if (current.seat === null) return current;
  return { ...current, seat: Math.max(0, current.seat - (seatsTaken[itinerary.id] ?? 0)) };
}
