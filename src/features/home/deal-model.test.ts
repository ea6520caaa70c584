import type { Itinerary, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { boardRows, dealModels } from './deal-model';

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

test('a deal has its own departure, the colour of its picture and the normal price of the tour', () => {
  expect(only()).not.toHaveProperty('imageColor');
  expect(only({ imageColor: '#c3cede' })).toMatchObject({
    id: 26,
    imageColor: '#c3cede',
    title: 'Aurora Skandinavia',
    price: 58_900_000,
    normalPrice: 62_900_000,
    next: { id: 260_702, from: '2027-02-06', seat: 8 },
  });
});

test('a deal without a higher normal price has no normal price', () => {
  expect(only({ tour: undefined })?.normalPrice).toBeNull();
  const lowestItinerary = { ...departure, price: 62_900_000 } as Itinerary;
  expect(only({ lowestItinerary })?.normalPrice).toBeNull();
});

test('a past departure is replaced, with its price, by the cheapest one left, if there is one', () => {
  expect(only({}, '2028-01-01')?.next).toBeNull();
  const later = { ...departure, departure_date: '2027-05-01', arrival_date: '2027-05-10' };
  const itineraries = [
    { ...later, id: 2, price: 64_900_000 } as Itinerary,
    { ...later, id: 3, price: 60_900_000 } as Itinerary,
  ];
  expect(only({ itineraries }, '2027-03-01')).toMatchObject({
    price: 60_900_000,
    next: { id: 3, from: '2027-05-01', seat: 8 },
  });
});

test('the board shows the soonest departures of all tours, at most two of a month, without deleted ones', () => {
  const row = (id: number, date: string, change: Partial<Itinerary> = {}) =>
    ({ ...departure, id, departure_date: date, arrival_date: date, status_deleted: false, ...change }) as Itinerary;
  const tours = [
    { ...deal, id: 1, itineraries: [row(11, '2027-01-05'), row(12, '2027-03-01'), row(13, '2027-04-01')] },
    { ...deal, id: 2, itineraries: [row(21, '2027-01-02'), row(22, '2027-01-03', { status_deleted: true })] },
    { ...deal, id: 4, itineraries: [row(41, '2027-01-06')] },
    { ...deal, id: 3, itineraries: [row(31, '2026-01-01'), row(32, '2027-02-01'), row(33, '2027-05-01')] },
  ];
  expect(boardRows(tours, '2026-11-21').map(({ id }) => id)).toEqual([21, 11, 32, 12, 13]);
});
