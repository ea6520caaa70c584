import { expect, test } from 'vitest';
import { departure, fixtureNow, fixtureWorld } from '../../../tests/support/fixture-world.ts';
import { askedOf, offerModel, tourOfItinerary } from './offer-model';

const today = fixtureNow.toISOString().slice(0, 10);
const { tours } = fixtureWorld().catalogue;
const [tour] = tours;
if (!tour) throw new Error('The fixture has tours.');

const asked = { tour: 1, itinerary: 10003, pax: 2 };

test('the address names the departure, and two guests unless it says otherwise', () => {
  expect(askedOf({ itinerary: '10003', pax: '4', tour: '1' })).toEqual({ tour: 1, itinerary: 10003, pax: 4 });
  expect(askedOf({ itinerary: '10003', pax: 'x' })).toEqual({ tour: null, itinerary: 10003, pax: 2 });
  expect(askedOf({ tour: '1' })).toBeNull();
});

test('an offer has the price of its own departure', () => {
  expect(offerModel(tour, asked, today)).toMatchObject({
    tourId: 1,
    departure: { id: 10003, from: '2027-01-16', price: 22_000_000, seat: 8 },
    pax: 2,
    isReduced: false,
    total: 44_000_000,
  });
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
