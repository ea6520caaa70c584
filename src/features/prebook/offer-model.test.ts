import { expect, test } from 'vitest';
import { departure, fixtureDatabase, fixtureNow } from '../../../tests/support/fixture-database.ts';
import { offerModel, offerQuery, tourOfItinerary } from './offer-model';

const today = fixtureNow.toISOString().slice(0, 10);
const { tours } = fixtureDatabase().catalogue;
const [tour] = tours;
if (!tour) throw new Error('The fixture has tours.');

const asked = { tour: 1, itinerary: 10003, pax: 2 };

test('the address names tour, departure and guests, each where it says so', () => {
  expect(offerQuery({ itinerary: '10003', pax: '4', tour: '1' })).toEqual({ tour: 1, itinerary: 10003, pax: 4 });
  expect(offerQuery({ itinerary: '10003', pax: 'x' })).toEqual({ tour: null, itinerary: 10003, pax: null });
  expect(offerQuery({ tour: '1', pax: '4' })).toEqual({ tour: 1, itinerary: null, pax: 4 });
  expect(offerQuery({})).toEqual({ tour: null, itinerary: null, pax: null });
});

test('an offer has the price of its own departure', () => {
  expect(offerModel(tour, asked, today)).toMatchObject({
    tourId: 1,
    departure: { id: 10003, from: '2027-01-16', price: 22_000_000, seat: 8 },
    pax: 2,
    isReduced: false,
  });
});

test('an offer adds what is certain and names what may be added', () => {
  const offer = offerModel(tour, asked, today);
  expect(offer?.cost).toMatchObject({
    base: 44_000_000,
    total: 47_200_000,
    certain: [{ kind: 'cost', cost: { label: 'Tipping' }, amount: 3_200_000 }],
    optional: [{ kind: 'room', room: 'single', amount: 5_000_000 }],
  });
});

test('without a number of guests an offer is for two', () => {
  expect(offerModel(tour, { ...asked, pax: null }, today)).toMatchObject({ pax: 2, isReduced: false });
});

test('a tour without a departure is no offer', () => {
  expect(offerModel(tour, { ...asked, itinerary: null }, today)).toBeNull();
});

test('more guests than seats become as many as there are seats', () => {
  expect(offerModel(tour, { ...asked, pax: 12 }, today)).toMatchObject({ pax: 8, isReduced: true });
});

test('a departure that left, was withdrawn or never was is no offer', () => {
  for (const itinerary of [10001, 10006, 99]) expect(offerModel(tour, { ...asked, itinerary }, today)).toBeNull();
});

test('a departure leads to its tour', () => {
  expect(tourOfItinerary([{ id: 7, itineraries: [departure(70001, '2027-02-01')] }], 70001)).toBe(7);
  expect(tourOfItinerary([], 70001)).toBeNull();
});
