import type { Itinerary, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { dealModels } from './home-model';

const departure = { id: 260_702, departure_date: '2027-02-06', arrival_date: '2027-02-15', price: 58_900_000, seat: 8 };
const deal = {
  id: 9001,
  title: 'Hemat Rp 4.000.000',
  tourId: 26,
  tour: { id: 26, title: 'Aurora Skandinavia', price: 62_900_000 },
  price: 58_900_000,
  mainCountries: [],
  itineraries: [{ ...departure, id: 1, departure_date: '2026-12-24', arrival_date: '2027-01-02' }],
  lowestItinerary: departure as Itinerary,
} as unknown as Tour;

const only = (change: Partial<Tour> = {}, today = '2026-11-21') => dealModels([{ ...deal, ...change }], today)[0];

test('a deal is about its own departure and names what it saves from', () => {
  expect(only()).toMatchObject({
    id: 26,
    tourTitle: 'Aurora Skandinavia',
    price: 58_900_000,
    normalPrice: 62_900_000,
    departures: [{ id: 260_702, date: '2027-02-06', seat: 8 }],
  });
});

test('without a higher price there is nothing to save from', () => {
  expect(only({ tour: undefined })?.normalPrice).toBeNull();
  expect(only({ price: 62_900_000 })?.normalPrice).toBeNull();
});

test('a departure that has left gives way to the next one of the tour', () => {
  const itineraries = [{ ...departure, id: 2, departure_date: '2027-05-01', arrival_date: '2027-05-10' } as Itinerary];
  expect(only({ itineraries }, '2027-03-01')?.departures).toEqual([{ id: 2, date: '2027-05-01', seat: 8 }]);
});
