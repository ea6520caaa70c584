import type { Answer, Itinerary, Regional, Tour } from '@sdk';
import { tourIdsByDeparture, toursById, toursByRegional } from '../queries/catalogue-index.ts';
import { once } from '../queries/once.ts';
import { continueTourIndex } from '../queries/tour-index.ts';
import { type DepartureFilters, departuresLeft, isOpen, sortDepartures } from '../rules/departures.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import { findCheapest, hasSeats } from '../seed/tour/bookable-departures.ts';
import type { State } from '../state/state.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';

const UPCOMING_IN_LISTS = 3;

/** A database of `mocks/database.ts`; that module tells this one of edits. */
type Database = { catalogue: Catalogue; state: State };
type Cached = { changes: string; tours: readonly Tour[]; regionals: readonly Regional[] };
type Changes = Pick<State, 'departures' | 'seatsTaken'>;

const tourCache = new WeakMap<Catalogue, Cached>();
/** The last result for a tour of the catalogue, because a booking changes one tour of many. */
const currentTours = new WeakMap<Tour, { key: string; tour: Tour }>();

/**
 * All tours with their current departures and seats. The objects are cached until a departure changes, so callers must
 * not modify them.
 */
export function serializeTours({ catalogue, state }: Database): readonly Tour[] {
  // The state is modified in place, so its content is compared instead of its identity.
  const changes = JSON.stringify([state.departures, state.seatsTaken]);
  const cached = tourCache.get(catalogue);
  if (cached?.changes === changes) return cached.tours;
  const computed = computeTours({ catalogue, state }, cached?.regionals ?? []);
  if (cached) continueTourIndex(cached.tours, computed.tours);
  tourCache.set(catalogue, { changes, ...computed });
  return computed.tours;
}

/** Lets the tours of a catalogue continue those of an earlier one, from which it differs in edited texts. */
export function continueTours(earlier: Catalogue, later: Catalogue): void {
  tourIdsByDeparture.keep(earlier.tours, later.tours);
  const cached = tourCache.get(earlier);
  if (cached) tourCache.set(later, later.tours === earlier.tours ? cached : { ...cached, changes: '' });
}

function computeTours({ catalogue, state }: Database, earlier: readonly Regional[]): Omit<Cached, 'changes'> {
  const changesOf = groupChanges(catalogue, state);
  const tours = catalogue.tours.map((tour) => currentTour(tour, catalogue.today, changesOf.get(tour.id)));
  const regionals = serializeRegionals(catalogue.regionals, tours).map((one, index) => {
    const same = earlier[index];
    return same && JSON.stringify(same) === JSON.stringify(one) ? same : one;
  });
  const byId = new Map(regionals.map((one) => [one.id, one]));
  return { regionals, tours: tours.map((tour) => withRegional(tour, byId.get(tour.regionalId ?? 0))) };
}

/** The changes of departures and seats by the id of their tour. */
function groupChanges(catalogue: Catalogue, { departures, seatsTaken }: Changes): Map<number, Changes> {
  const tourIds = tourIdsByDeparture(catalogue.tours);
  const groups = new Map<number, Changes>();
  const groupOf = (id: string) => {
    const tourId = tourIds.get(Number(id)) ?? 0;
    const group = groups.get(tourId) ?? { departures: {}, seatsTaken: {} };
    groups.set(tourId, group);
    return group;
  };
  for (const [id, change] of Object.entries(departures)) groupOf(id).departures[id] = change;
  for (const [id, seats] of Object.entries(seatsTaken)) groupOf(id).seatsTaken[id] = seats;
  return groups;
}

const unchanged: Changes = { departures: {}, seatsTaken: {} };

function currentTour(tour: Tour, today: string, changes = unchanged): Tour {
  const key = changes === unchanged ? today : JSON.stringify([today, changes]);
  const known = currentTours.get(tour);
  if (known?.key === key) return known.tour;
  const current = withDepartures(tour, today, changes);
  currentTours.set(tour, { key, tour: current });
  return current;
}

/** The last copy of a tour with its region, which has the number of its tours and their prices. */
const toursWithRegional = new WeakMap<Tour, Tour>();

function withRegional(tour: Tour, regional: Regional | undefined): Tour {
  const known = toursWithRegional.get(tour);
  if (known && known.regional === (regional ?? tour.regional ?? null)) return known;
  const copy = { ...tour, regional: regional ?? tour.regional ?? null };
  toursWithRegional.set(tour, copy);
  return copy;
}

/** One of `serializeTours`; undefined when the tour does not exist. */
export function serializeTour(database: Database, id: number): Tour | undefined {
  return toursById(serializeTours(database)).get(id);
}

/** The regions with the number of their current tours and their price range; cached like `serializeTours`. */
export function serializeCurrentRegionals(database: Database): readonly Regional[] {
  serializeTours(database);
  return tourCache.get(database.catalogue)?.regionals ?? [];
}

/** One of `serializeTours` by the id of a departure. */
export function serializeTourOfDeparture(database: Database, departureId: number): Tour | undefined {
  return serializeTour(database, tourIdsByDeparture(database.catalogue.tours).get(departureId) ?? 0);
}

const listedTours = once((_tour: Tour) => new Map<string, Tour>());

/**
 * A tour as lists show it: only with the next three open departures that the filters of the list leave and the cheapest
 * of them, without the stops of its route, and with absolute addresses. Without filters the cheapest is
 * `lowestItinerary`, and the object is cached, because a tour is in many lists.
 */
export function toListedTour(tour: Tour, today: string, origin: string, filters: DepartureFilters = {}): Tour {
  const isFiltered = filters.month?.length || filters.available !== undefined;
  const listed = listedTours(tour);
  const key = `${today} ${origin}`;
  const known = listed.get(key);
  if (known && !isFiltered) return known;
  const { route_stops: _, ...shown } = tour;
  const left = departuresLeft(
    tour.itineraries.filter((one) => isOpen(one, today)),
    filters,
  );
  const cheapest = isFiltered ? findCheapest(left) : null;
  const itineraries = left.filter((one, position) => position < UPCOMING_IN_LISTS || one === cheapest);
  const result = Object.freeze(withAbsoluteUrls({ ...shown, itineraries }, origin));
  if (!isFiltered) listed.set(key, result);
  return result;
}

type CalendarRow = Answer<'listDepartures'>['data'][number];

const calendarRows = once((_tour: Tour) => new Map<number, CalendarRow>());

/** A departure as a calendar shows it, with a few fields of its tour; cached, because a departure is on many pages. */
export function serializeDeparture({ tour, itinerary }: { tour: Tour; itinerary: Itinerary }): CalendarRow {
  const rows = calendarRows(tour);
  const known = rows.get(itinerary.id);
  if (known) return known;
  const { id, title, mainCountries, languages } = tour;
  const row = Object.freeze({ tour: { ...(languages && { languages }), id, title, mainCountries }, itinerary });
  rows.set(itinerary.id, row);
  return row;
}

/**
 * The hot deals: a deal has its own texts, but the price and seats of its departure, and is omitted when that is full.
 */
export function serializeDeals(database: Database): Tour[] {
  const tours = toursById(serializeTours(database));
  return database.catalogue.deals.flatMap((deal) => {
    const tour = tours.get(deal.tourId ?? 0);
    const departure = tour?.itineraries.find(({ id }) => id === deal.lowestItinerary?.id);
    if (!tour || !departure || !hasSeats(departure)) return [];
    const offer = { price: departure.price, lowestItinerary: departure, itineraries: [departure] };
    return [{ ...deal, ...offer, linkPdf: pdfPath(departure.id), regional: tour.regional }];
  });
}

/** The regions with the number of their tours and their price range. */
function serializeRegionals(regionals: readonly Regional[], tours: readonly Tour[]): Regional[] {
  const byRegional = toursByRegional(tours);
  return regionals.map((regional) => {
    const toursOfRegional = byRegional.get(regional.id) ?? [];
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

function withDepartures(tour: Tour, today: string, changes: Changes): Tour {
  const itineraries = sortDepartures(tour.itineraries, today).map((one) => withCurrentSeats(one, changes));
  const open = itineraries.filter((one) => isOpen(one, today));
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

function withCurrentSeats(itinerary: Itinerary, { departures, seatsTaken }: Changes): Itinerary {
  const change = departures[itinerary.id];
  // Most departures are as seeded, and a large catalogue has too many of them for copies.
  if (!change && !seatsTaken[itinerary.id]) return itinerary;
  const current = { ...itinerary, ...change };
  if (current.seat === null) return current;
  return { ...current, seat: Math.max(0, current.seat - (seatsTaken[itinerary.id] ?? 0)) };
}
