import type { Database } from '../../../mocks/database.ts';
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

function byId(name: string, known: (database: Database) => number): Record<200 | 404 | 422 | 500, Case> {
  return {
    200: (database) => ({ path: { [name]: known(database) } }),
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
  listDayActivities: byId('id', (database) => openDeparture(database).itinerary_id),
  getTourTerms: simple,
  getItineraryPdf: byId('itineraryId', (database) => openDeparture(database).itinerary_id),
  bookTour: {
    200: (database) => ({ member: RATNA, json: booking(database) }),
    400: { member: RATNA, ...failures.malformed },
    401: (database) => ({ json: booking(database) }),
    404: (database) => ({ member: RATNA, json: { ...booking(database), itinerary_id: UNKNOWN } }),
    409: (database) => ({ member: RATNA, scenario: 'sold-out', json: booking(database) }),
    415: { member: RATNA, ...failures.wrongMediaType },
    422: (database) => ({ member: RATNA, json: { ...booking(database), rooms: [] } }),
    500: failures.serverError,
  },
};

function openDeparture({ catalogue }: Database): { tour_id: number; itinerary_id: number } {
  for (const tour of catalogue.tours) {
    const open = tour.itineraries.find(
      ({ departure_date, seat, status_deleted }) =>
        !status_deleted && departure_date > catalogue.today && Number(seat) > 1,
    );
    if (open) return { tour_id: tour.id, itinerary_id: open.id };
  }
  throw new Error('the default database has no open departure');
}

function booking(database: Database) {
  return {
    ...openDeparture(database),
    contact: { title: 'Mrs', first_name: 'Ratna', email: RATNA, phone: '+6281200000099', city: 'Jakarta' },
    pax: { adult: 1, child: 0, infant: 0 },
    rooms: [{ type: 'single', count: 1 }],
    passengers: [{ type: 'adult', title: 'Mrs', first_name: 'Ratna', dob: '1988-05-17', nationality: 'ID' }],
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
}
