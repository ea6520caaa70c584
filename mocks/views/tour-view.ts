import type { Itinerary, Regional, Tour } from '@sdk';
import type { Database } from '../database.ts';
import { cheapest, hasSeats, inOrder, isOpen } from '../rules/departures.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import type { State } from '../state/state.ts';

const UPCOMING_IN_LISTS = 3;

const kept = new WeakMap<Catalogue, { changes: string; views: readonly Tour[] }>();

/**
 * All tours with their current departures and seats. The objects are cached until a departure changes, so callers must
 * not modify them.
 */
export function tourViews({ catalogue, state }: Database): readonly Tour[] {
  // The state is modified in place, so its content is compared instead of its identity.
  const changes = JSON.stringify([state.departures, state.seatsTaken]);
  const known = kept.get(catalogue);
  if (known?.changes === changes) return known.views;
  const views = freshViews({ catalogue, state });
  kept.set(catalogue, { changes, views });
  return views;
}

function freshViews(database: Database): Tour[] {
  const tours = database.catalogue.tours.map((tour) => withDepartures(tour, database));
  const regionals = new Map(regionalViews(database.catalogue.regionals, tours).map((one) => [one.id, one]));
  return tours.map((tour) => ({ ...tour, regional: regionals.get(tour.regionalId ?? 0) ?? tour.regional ?? null }));
}

/** One of `tourViews`; undefined when the tour does not exist. */
export function tourView(database: Database, id: number): Tour | undefined {
  return tourViews(database).find((tour) => tour.id === id);
}

/** A tour as lists show it: with the next three open departures only. */
export function listed(tour: Tour, today: string): Tour {
  const itineraries = tour.itineraries.filter((one) => isOpen(one, today)).slice(0, UPCOMING_IN_LISTS);
  return { ...tour, itineraries };
}

/**
 * The hot deals: a deal has its own texts, but the price and seats of its departure, and is omitted when that is full.
 */
export function dealViews(database: Database): Tour[] {
  const tours = new Map(tourViews(database).map((tour) => [tour.id, tour]));
  return database.catalogue.deals.flatMap((deal) => {
    const tour = tours.get(deal.tourId ?? 0);
    const departure = tour?.itineraries.find(({ id }) => id === deal.lowestItinerary?.id);
    if (!tour || !departure || !hasSeats(departure)) return [];
    const own = { price: departure.price, lowestItinerary: departure, itineraries: [departure] };
    return [{ ...deal, ...own, linkPdf: pdfPath(departure.id), regional: tour.regional }];
  });
}

/** The regions with the number of their tours and their price range. */
export function regionalViews(regionals: readonly Regional[], tours: readonly Tour[]): Regional[] {
  return regionals.map((regional) => {
    const own = tours.filter((tour) => tour.regionalId === regional.id);
    const prices = own.flatMap(({ price }) => (price == null ? [] : [price]));
    const hasPrices = prices.length > 0;
    return {
      ...regional,
      total_tours: own.length,
      min_price: hasPrices ? Math.min(...prices) : null,
      max_price: hasPrices ? Math.max(...prices) : null,
    };
  });
}

function withDepartures(tour: Tour, { catalogue, state }: Database): Tour {
  const itineraries = inOrder(tour.itineraries, catalogue.today).map((one) => asItStands(one, state));
  const open = itineraries.filter((one) => isOpen(one, catalogue.today));
  const lowest = cheapest(open);
  const forPdf = open[0] ?? itineraries.find((one) => !one.status_deleted);
  return {
    ...tour,
    price: lowest?.price ?? tour.price ?? null,
    itineraryCount: open.length,
    itineraries,
    lowestItinerary: lowest,
    linkPdf: forPdf ? pdfPath(forPdf.id) : null,
  };
}

function pdfPath(itineraryId: number): string {
  return `/v2/modules/page/tour/pdf/${itineraryId}?max_row=5&version=2`;
}

function asItStands(itinerary: Itinerary, { departures, seatsTaken }: State): Itinerary {
  const changed = { ...itinerary, ...departures[itinerary.id] };
  if (changed.seat === null) return changed;
  return { ...changed, seat: Math.max(0, changed.seat - (seatsTaken[itinerary.id] ?? 0)) };
}
