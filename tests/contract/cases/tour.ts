import type { OperationId } from '@sdk';
import type { Database } from '../../../mocks/database.ts';
import { type Case, failures, type Matrix, outages, RATNA, readCases } from '../case.ts';

const UNKNOWN = 999_999_999;

function casesById(name: string, getId: (database: Database) => number): Record<200 | 404 | 422 | 500 | 503, Case> {
  return {
    200: (database) => ({ path: { [name]: getId(database) } }),
    404: { path: { [name]: UNKNOWN } },
    422: { path: { [name]: 'abc' } },
    ...outages,
  };
}

export const tourCases = {
  listTours: {
    ...readCases,
    200: {
      query: {
        month: ['2027-03', '2027-04'],
        first_day: '2027-03-04',
        last_day: '2027-03-16',
        sort: 'price_asc',
        adults: 2,
        children: 1,
        page: 1,
        limit: 9,
      },
    },
    422: { query: { sort: 'loudest' } },
  },
  listToursOfRegional: casesById('regional_id', ({ catalogue }) => catalogue.regionals[0]?.id ?? 0),
  listDepartures: {
    ...readCases,
    200: {
      query: { month: ['2027-03', '2027-04'], at: '2027-03', day: '2027-03-13', available: '1', adults: 2, limit: 100 },
    },
    422: { query: { at: '2027-13' } },
  },
  listRegionals: readCases,
  getTour: {
    ...casesById('id', ({ catalogue }) => catalogue.tours[0]?.id ?? 0),
    401: { path: { id: 1 }, ...failures.wrongDraftToken },
  },
  listItineraries: casesById('id', ({ catalogue }) => catalogue.tours[0]?.id ?? 0),
  listDayActivities: casesById('id', (database) => findOpenDeparture(database).itinerary_id),
  getTourTerms: readCases,
  getPaymentTerms: readCases,
  getItineraryPdf: casesById('itineraryId', (database) => findOpenDeparture(database).itinerary_id),
  bookTour: {
    200: (database) => ({ member: RATNA, json: bookingRequest(database) }),
    400: { member: RATNA, ...failures.malformed },
    401: (database) => ({ json: bookingRequest(database) }),
    403: (database) => ({ member: RATNA, fault: { status: 403 }, json: bookingRequest(database) }),
    404: (database) => ({ member: RATNA, json: { ...bookingRequest(database), itinerary_id: UNKNOWN } }),
    409: (database) => ({ member: RATNA, scenario: 'sold-out', json: bookingRequest(database) }),
    413: failures.tooLarge,
    415: { member: RATNA, ...failures.wrongMediaType },
    422: (database) => ({ member: RATNA, json: { ...bookingRequest(database), rooms: [] } }),
    429: failures.tooMany,
    ...outages,
  },
} satisfies Partial<Matrix<OperationId>>;

function findOpenDeparture({ catalogue }: Database): { tour_id: number; itinerary_id: number } {
  for (const tour of catalogue.tours) {
    const departure = tour.itineraries.find(
      ({ departure_date, seat, status_deleted }) =>
        !status_deleted && departure_date > catalogue.today && Number(seat) > 1,
    );
    if (departure) return { tour_id: tour.id, itinerary_id: departure.id };
  }
  throw new Error('the default database has no open departure');
}

function bookingRequest(database: Database) {
  return {
    ...findOpenDeparture(database),
    contact: { title: 'Mrs', first_name: 'Ratna', email: RATNA, phone: '+6281200000099', city: 'Jakarta' },
    pax: { adult: 1, child: 0, infant: 0 },
    rooms: [{ type: 'single', count: 1 }],
    passengers: [{ type: 'adult', title: 'Mrs', first_name: 'Ratna', dob: '1988-05-17', nationality: 'ID' }],
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
}
