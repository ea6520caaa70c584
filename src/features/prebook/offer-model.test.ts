import { expect, test } from 'vitest';
import { departure, fixtureDatabase, fixtureNow } from '../../../tests/support/fixture-database.ts';
import { offerModel, offerQuery, tourOfItinerary } from './offer-model';

const today = fixtureNow.toISOString().slice(0, 10);
const { tours } = fixtureDatabase().catalogue;
const [tour] = tours;
if (!tour) throw new Error('The fixture has tours.');

const query = { tour: 1, itinerary: 10003 };
const two = { adult: 2, child: 0, infant: 0 };

test('the tour and the departure are read from the query, or are null', () => {
  expect(offerQuery({ itinerary: '10003', tour: '1' })).toEqual({ tour: 1, itinerary: 10003 });
  expect(offerQuery({ itinerary: '10003', tour: 'x' })).toEqual({ tour: null, itinerary: 10003 });
  expect(offerQuery({})).toEqual({ tour: null, itinerary: null });
});

test('an offer has its departure and the total with the certain costs; the optional ones are listed', () => {
  expect(offerModel(tour, query, two, today)).toMatchObject({
    tourId: 1,
    departure: { id: 10003, from: '2027-01-16', price: 22_000_000, seat: 8 },
    pax: two,
    isReduced: false,
    cost: {
      total: 47_200_000,
      certain: [{ kind: 'cost', cost: { label: 'Tipping' }, amount: 3_200_000 }],
      optional: [{ kind: 'room', room: 'single', amount: 5_000_000 }],
    },
  });
});

test('an offer is for the party, at most for the seats left; infants need none', () => {
  const offerFor = (pax: typeof two) => offerModel(tour, query, pax, today);
  expect(offerFor({ adult: 4, child: 4, infant: 2 })).toMatchObject({ pax: { adult: 4, child: 4, infant: 2 } });
  expect(offerFor({ adult: 12, child: 0, infant: 0 })).toMatchObject({ pax: { adult: 8 }, isReduced: true });
});

test('a past, withdrawn, unknown or missing departure has no offer', () => {
  for (const itinerary of [10001, 10006, 99, null])
    expect(offerModel(tour, { ...query, itinerary }, two, today)).toBeNull();
});

test('the tour of a departure is found by the id of the departure', () => {
  expect(tourOfItinerary([{ id: 7, itineraries: [departure(70001, '2027-02-01')] }], 70001)).toBe(7);
  expect(tourOfItinerary([], 70001)).toBeNull();
});

test('a departure with an id as text is found', () => {
  const asText = JSON.parse(JSON.stringify(tour), (name, value) => (name === 'id' ? String(value) : value));
  expect(offerModel(asText, query, two, today)).toMatchObject({ departure: { from: '2027-01-16' } });
  expect(tourOfItinerary([asText], 10003)).toBe('1');
});
