import type { Answer, Itinerary, Regional, Tour } from '@sdk';
import type { Database } from '../database.ts';
import type { TourAndDeparture } from '../queries/departure-search.ts';
import {
  type DepartureFilters,
  departuresLeft,
  hasDepartureFilter,
  isOpen,
  seatedGuests,
  upcomingFirst,
} from '../rules/departures.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import { findCheapest, hasSeats } from '../seed/tour/bookable-departures.ts';
import type { State } from '../state/state.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';

const UPCOMING_IN_LISTS = 3;

type Current = { tours: readonly Tour[]; regionals: readonly Regional[] };
type Changes = Pick<State, 'departures' | 'seatsTaken'>;

const currentRows = new WeakMap<Catalogue, Current & { changes: string }>();

/** All tours with their current departures and seats. */
export const serializeTours = (database: Database): readonly Tour[] => serializeCurrent(database).tours;

/**
 * All tours, and the regions with the number of their tours and their price range. The objects are cached until a
 * departure changes, so callers must not modify them.
 */
export function serializeCurrent({ catalogue, state }: Database): Current {
  // The state is modified in place, so its content is compared instead of its identity.
  const changes = JSON.stringify([state.departures, state.seatsTaken]);
  const cached = currentRows.get(catalogue);
  if (cached?.changes === changes) return cached;
  const tours = catalogue.tours.map((tour) => withDepartures(tour, catalogue.today, state));
  const regionals = catalogue.regionals.map((regional) => withTours(regional, tours));
  const current = { changes, regionals, tours: tours.map((tour) => withRegional(tour, regionals)) };
  currentRows.set(catalogue, current);
  return current;
}

/** A region with the number of its tours and their price range. */
function withTours(regional: Regional, tours: readonly Tour[]): Regional {
  const own = tours.filter(({ regionalId }) => regionalId === regional.id);
  const prices = own.flatMap(({ price }) => price ?? []);
  const [min_price, max_price] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [null, null];
  return { ...regional, total_tours: own.length, min_price, max_price };
}

/** A tour with its region, whose texts only the list of regions has. */
function withRegional(tour: Tour, regionals: readonly Regional[]): Tour {
  const found = regionals.find(({ id }) => id === tour.regionalId) ?? tour.regional;
  if (!found) return { ...tour, regional: null };
  const { tagline: _tagline, highlights: _highlights, ...regional } = found;
  return { ...tour, regional };
}

/** One of `serializeTours`; undefined when the tour does not exist. */
export function serializeTour(database: Database, id: number): Tour | undefined {
  return serializeTours(database).find((tour) => tour.id === id);
}

/**
 * A tour as lists show it: only with the next three open departures that the filters of the list leave and the cheapest
 * of them for the party, without its leaders and the stops of its route, and with absolute addresses. Without filters
 * and party the cheapest is `lowestItinerary`.
 */
export function toListedTour(tour: Tour, today: string, origin: string, filters: DepartureFilters = {}): Tour {
  const isFiltered = hasDepartureFilter(filters) || filters.adults !== undefined;
  const { route_stops: _, leaders: _leaders, ...shown } = tour;
  const left = departuresLeft(tour, today, filters);
  const cheapest = isFiltered ? findCheapest(left, seatedGuests(filters)) : null;
  const itineraries = left.filter((one, position) => position < UPCOMING_IN_LISTS || one === cheapest);
  return withAbsoluteUrls({ ...shown, itineraries }, origin);
}

/** A departure as a calendar shows it, with a few fields of its tour. */
export function serializeDeparture({ tour, itinerary }: TourAndDeparture): Answer<'listDepartures'>['data'][number] {
  const { id, title, mainCountries, languages, costs, room_supplements } = tour;
  const shown = { id, title, mainCountries, ...(costs && { costs }), ...(room_supplements && { room_supplements }) };
  return { tour: { ...(languages && { languages }), ...shown }, itinerary };
}

/**
 * The hot deals: a deal has its own texts, but the price and seats of its departure, and is omitted when that is full.
 */
export function serializeDeals(database: Database): Tour[] {
  return database.catalogue.deals.flatMap((deal) => {
    const tour = serializeTour(database, deal.tourId ?? 0);
    const departure = tour?.itineraries.find(({ id }) => id === deal.lowestItinerary?.id);
    if (!tour || !departure || !hasSeats(departure)) return [];
    const offer = { price: departure.price, lowestItinerary: departure, itineraries: [departure] };
    return [{ ...deal, ...offer, linkPdf: pdfPath(departure.id), regional: tour.regional }];
  });
}

function withDepartures(tour: Tour, today: string, changes: Changes): Tour {
  const itineraries = upcomingFirst(tour.itineraries, ({ departure_date }) => departure_date, today).map((one) =>
    withCurrentSeats(one, changes),
  );
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
  const current = { ...itinerary, ...departures[itinerary.id] };
  if (current.seat === null) return current;
  return { ...current, seat: Math.max(0, current.seat - (seatsTaken[itinerary.id] ?? 0)) };
}

const MAX_RESULTS = 200;
const resultsBySource = new WeakMap<object, Map<string, object>>();

/**
 * Memoises `compute` by key for as long as `source` is the same object. The result is frozen, so that the engine also
 * validates it once; a caller that changes it needs a copy.
 */
export function memoize<Result extends object>(source: object, key: string, compute: () => Result): Result {
  const results = resultsBySource.get(source) ?? new Map<string, object>();
  resultsBySource.set(source, results);
  const cached = results.get(key);
  if (cached) return cached as Result;
  const result = Object.freeze(compute());
  // Normal use never reaches this limit; a load test with random pages does.
  if (results.size === MAX_RESULTS) results.clear();
  results.set(key, result);
  return result;
}
