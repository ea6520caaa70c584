import type { World } from '../../../mocks/world.ts';
import { type Case, failures, type Matrix, RATNA } from '../case.ts';

type Tour =
  | 'listTours'
  | 'listToursOfRegional'
  | 'listRegionals'
  | 'getTour'
  | 'listItineraries'
  | 'listDayActivities'
  | 'getTourTerms'
  | 'bookTour'
  | 'getItineraryPdf';

const UNKNOWN = 999_999_999;

const simple = { 200: {}, 422: failures.unknownQuery, 500: failures.serverError };

function byId(name: string, known: (world: World) => number): Record<200 | 404 | 422 | 500, Case> {
  return {
    200: (world) => ({ path: { [name]: known(world) } }),
    404: { path: { [name]: UNKNOWN } },
    422: { path: { [name]: 'abc' } },
    500: { path: { [name]: 1 }, ...failures.serverError },
  };
}

export const tourCases: Matrix<Tour> = {
  listTours: {
    ...simple,
    200: { query: { month: ['2027-03', '2027-04'], sort: 'price_asc', page: 1, limit: 9 } },
    422: { query: { sort: 'loudest' } },
  },
  listToursOfRegional: byId('regional_id', ({ catalogue }) => catalogue.regionals[0]?.id ?? 0),
  listRegionals: simple,
  getTour: byId('id', ({ catalogue }) => catalogue.tours[0]?.id ?? 0),
  listItineraries: byId('id', ({ catalogue }) => catalogue.tours[0]?.id ?? 0),
  listDayActivities: byId('id', (world) => openDeparture(world).itinerary_id),
  getTourTerms: simple,
  getItineraryPdf: byId('itineraryId', (world) => openDeparture(world).itinerary_id),
  bookTour: {
    200: (world) => ({ member: RATNA, json: booking(world) }),
    400: { member: RATNA, ...failures.malformed },
    401: (world) => ({ json: booking(world) }),
    404: (world) => ({ member: RATNA, json: { ...booking(world), itinerary_id: UNKNOWN } }),
    409: (world) => ({ member: RATNA, scenario: 'sold-out', json: booking(world) }),
    415: { member: RATNA, ...failures.wrongMediaType },
    422: (world) => ({ member: RATNA, json: { ...booking(world), rooms: [] } }),
    500: failures.serverError,
  },
};

function openDeparture({ catalogue }: World): { tour_id: number; itinerary_id: number } {
  for (const tour of catalogue.tours) {
    const open = tour.itineraries.find(
      ({ departure_date, seat, status_deleted }) =>
        !status_deleted && departure_date > catalogue.today && Number(seat) > 1,
    );
    if (open) return { tour_id: tour.id, itinerary_id: open.id };
  }
  throw new Error('the default world has no open departure');
}

function booking(world: World) {
  return {
    ...openDeparture(world),
    contact: { title: 'Mrs', first_name: 'Ratna', email: RATNA, phone: '+6281200000099', city: 'Jakarta' },
    pax: { adult: 1, child: 0, infant: 0 },
    rooms: [{ type: 'single', count: 1 }],
    passengers: [{ type: 'adult', title: 'Mrs', first_name: 'Ratna', dob: '1988-05-17', nationality: 'ID' }],
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
}
