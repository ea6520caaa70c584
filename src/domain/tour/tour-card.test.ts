import type { Tour } from '@sdk';
import { expect, test } from 'vitest';
import { tourCardModel } from './tour-card';

const TODAY = '2026-11-21';

const row = (id: number, departure_date: string, arrival_date: string, price: number | null, seat: number | null) => ({
  id,
  departure_date,
  arrival_date,
  price,
  seat,
  status_deleted: false,
  note: null,
  type: null,
});

const past = row(1, '2026-10-01', '2026-10-12', 9_000_000, 4);
const rows = [
  past,
  row(2, '2027-01-17', '2027-01-26', 24_900_000, 0),
  row(3, '2027-03-17', '2027-03-25', 22_900_000, 2),
  row(4, '2027-04-17', '2027-04-26', null, null),
  row(5, '2027-05-17', '2027-05-26', 26_900_000, 12),
];

const tour = (change: object = {}) =>
  ({
    id: 17,
    title: 'Turki Lengkap',
    thumbnail: '/small.jpg',
    imageUrl: '/large.jpg',
    mainCountries: [{ country: { name: 'Turki' } }, { country: { name: 'Yunani' } }],
    lowestItinerary: null,
    price: 1,
    itineraries: rows,
    ...change,
  }) as unknown as Tour;

test('a card has the next three departures, the lowest upcoming price and the days of the next trip', () => {
  expect(tourCardModel(tour(), TODAY)).toEqual({
    id: 17,
    title: 'Turki Lengkap',
    imageUrl: '/small.jpg',
    countries: ['Turki', 'Yunani'],
    days: 9,
    price: 22_900_000,
    priceDay: null,
    departures: [
      { from: '2027-01-17', seat: 0 },
      { from: '2027-03-17', seat: 2 },
      { from: '2027-04-17', seat: null },
    ],
  });
});

test.each([
  [{ month: ['2027-05'] }, ['2027-05-17'], { initialId: 5, initialPrice: 26_900_000 }],
  [{ month: ['2027-04', '2027-05'] }, ['2027-04-17', '2027-05-17'], { initialId: 4, initialPrice: null }],
  [{ month: ['2027-01', '2027-03'], available: '1' as const }, ['2027-03-17'], { initialId: 3 }],
  [{ month: ['2027-01'] }, ['2027-01-17'], {}],
  [{ available: '1' as const }, ['2027-03-17', '2027-04-17', '2027-05-17'], {}],
])('a card of a list filtered by %j shows the departures that match', (filters, days, initial) => {
  const { departures, initialId, initialPrice, price } = tourCardModel(tour(), TODAY, filters);
  expect(departures.map(({ from }) => from)).toEqual(days);
  expect({ initialId, initialPrice }).toEqual({ initialId: undefined, initialPrice: undefined, ...initial });
  expect(price).toBe(22_900_000);
});

test('without a departure in the chosen month the card is that of a list without filters', () => {
  expect(tourCardModel(tour(), TODAY, { month: ['2028-01'] })).toEqual(tourCardModel(tour(), TODAY));
});

test('the lowest price of the service is used first, the price of the tour last', () => {
  const priceOf = (change: object) => tourCardModel(tour(change), TODAY).price;
  expect(priceOf({ lowestItinerary: { price: 21_900_000 } })).toBe(21_900_000);
  expect(priceOf({ lowestItinerary: { price: null } })).toBe(22_900_000);
  expect(priceOf({ itineraries: [past] })).toBe(1);
  expect(priceOf({ itineraries: [], price: undefined })).toBeNull();
});

test('a card has the day of the lowest price', () => {
  const lowestItinerary = row(9, '2027-10-09', '2027-10-18', 21_900_000, 4);
  expect(tourCardModel(tour({ lowestItinerary }), TODAY).priceDay).toBe('2027-10-09');
});

test('a tour without upcoming departures has the days of the latest trip, or none', () => {
  expect(tourCardModel(tour({ itineraries: [past] }), TODAY)).toMatchObject({ days: 12, departures: [] });
  expect(tourCardModel(tour({ itineraries: [] }), TODAY)).toMatchObject({ days: null });
});

test('a guaranteed departure is marked unless it is full', () => {
  const guaranteed = rows.map((row) => ({ ...row, is_guaranteed: true }));
  const { departures } = tourCardModel(tour({ itineraries: guaranteed }), TODAY);
  expect(departures.map(({ isGuaranteed }) => isGuaranteed)).toEqual([undefined, true, true]);
});

test('a card uses the small picture, or the large one', () => {
  const pictureOf = (change: object) => tourCardModel(tour(change), TODAY).imageUrl;
  expect(pictureOf({ thumbnail: null })).toBe('/large.jpg');
  expect(pictureOf({ thumbnail: undefined, imageUrl: undefined })).toBeNull();
});

test('a card has the colour of its picture if the service names it', () => {
  expect(tourCardModel(tour({ imageColor: '#aaa187' }), TODAY).imageColor).toBe('#aaa187');
  expect(tourCardModel(tour({ imageColor: null }), TODAY)).not.toHaveProperty('imageColor');
});
