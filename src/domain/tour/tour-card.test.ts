import type { Tour } from '@sdk';
import { expect, test } from 'vitest';
import { departure } from '../../../tests/support/fixture-database.ts';
import { tourCardModel } from './tour-card';

const TODAY = '2026-11-21';

const row = (id: number, date: string, arrival_date: string, price: number | null, seat: number | null) =>
  departure(id, date, { arrival_date, price, seat });

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

test('a card has the next three departures, and the price and days of the cheapest with seats', () => {
  expect(tourCardModel(tour(), TODAY)).toEqual({
    id: 17,
    title: 'Turki Lengkap',
    imageUrl: '/small.jpg',
    countries: ['Turki', 'Yunani'],
    days: 9,
    price: 22_900_000,
    departures: [
      { from: '2027-01-17', seat: 0 },
      { from: '2027-03-17', seat: 2, isPriced: true },
      { from: '2027-04-17', seat: null },
    ],
  });
});

test.each([
  [{ month: ['2027-05'] }, ['2027-05-17'], { from: '2027-05-17', price: 26_900_000, departureId: 5 }],
  [
    { month: ['2027-04', '2027-05'] },
    ['2027-04-17', '2027-05-17'],
    { from: '2027-05-17', price: 26_900_000, departureId: 5 },
  ],
  [{ month: ['2027-04'] }, ['2027-04-17'], { from: '2027-04-17', price: null, departureId: 4 }],
  [
    { month: ['2027-01', '2027-03'], available: '1' as const },
    ['2027-03-17'],
    { from: '2027-03-17', price: 22_900_000, departureId: 3 },
  ],
  [{ month: ['2027-01'] }, ['2027-01-17'], { from: '2027-01-17', price: 24_900_000 }],
  [{ available: '1' as const }, ['2027-03-17', '2027-04-17', '2027-05-17'], { from: '2027-03-17', price: 22_900_000 }],
])(
  'a card of a list filtered by %j has the departures that match and the price of one of them',
  (filters, days, expected) => {
    const { departures, price, departureId } = tourCardModel(tour(), TODAY, filters);
    expect(departures.map(({ from }) => from)).toEqual(days);
    const from = departures.find(({ isPriced }) => isPriced)?.from;
    expect({ from, price, departureId }).toEqual({
      departureId: undefined,
      ...expected,
    });
  },
);

test('without a departure in the chosen month the card is that of a list without filters', () => {
  expect(tourCardModel(tour(), TODAY, { month: ['2028-01'] })).toMatchObject(tourCardModel(tour(), TODAY));
});

test('the cheapest departure of the service takes the place of the last date, and the link names it', () => {
  const lowestItinerary = row(9, '2027-10-09', '2027-10-17', 21_900_000, 4);
  expect(tourCardModel(tour({ lowestItinerary }), TODAY)).toMatchObject({
    price: 21_900_000,
    departures: [
      { from: '2027-01-17', seat: 0 },
      { from: '2027-03-17', seat: 2 },
      { from: '2027-10-09', seat: 4, isPriced: true },
    ],
    departureId: 9,
  });
  expect(tourCardModel(tour({ lowestItinerary: { ...lowestItinerary, status_deleted: true } }), TODAY).price).toBe(
    22_900_000,
  );
});

test('the price of the tour is used only without upcoming departures', () => {
  const priceOf = (change: object) => tourCardModel(tour(change), TODAY).price;
  expect(priceOf({ itineraries: [past] })).toBe(1);
  expect(priceOf({ itineraries: [], price: undefined })).toBeNull();
  expect(priceOf({ itineraries: [row(4, '2027-04-17', '2027-04-26', null, null)] })).toBeNull();
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

test('a card uses the small picture, or the large one, with its colour if the service names it', () => {
  const cardOf = (change: object) => tourCardModel(tour(change), TODAY);
  expect(cardOf({ thumbnail: null }).imageUrl).toBe('/large.jpg');
  expect(cardOf({ thumbnail: undefined, imageUrl: undefined }).imageUrl).toBeNull();
  expect(cardOf({ imageColor: '#aaa187' }).imageColor).toBe('#aaa187');
  expect(cardOf({ imageColor: null })).not.toHaveProperty('imageColor');
});

test('with a party the price is that of the cheapest departure with seats for it, and departures with too few are marked', () => {
  const costs = [
    {
      kind: 'tipping',
      label: 'Tipping',
      amount: 1_000_000,
      percent: null,
      remark: null,
      is_certain: true,
      per: 'guest',
    },
  ];
  const family = { adult: 2, child: 1, infant: 1 };
  expect(tourCardModel(tour({ costs }), TODAY, {}, family)).toMatchObject({
    price: 26_900_000,
    departureId: 5,
    departures: [
      { from: '2027-01-17', seat: 0 },
      { from: '2027-03-17', seat: 2, hasTooFewSeats: true },
      { from: '2027-05-17', seat: 12, isPriced: true },
    ],
    party: { heads: 4, seats: 3, total: 83_700_000, openInfants: 1 },
  });
  const itineraries = rows.map((one) => ({ ...one, infant_price: 4_000_000 }));
  expect(tourCardModel(tour({ costs, itineraries }), TODAY, {}, family).party).toEqual({
    ...{ heads: 4, seats: 3, total: 87_700_000 },
  });
  // The other departures of the tour are not known, so the link names this one.
  const open = [row(2, '2027-01-17', '2027-01-26', 24_900_000, 1), row(3, '2027-03-17', '2027-03-25', 22_900_000, 9)];
  expect(tourCardModel(tour({ itineraries: open }), TODAY, {}, family).departureId).toBe(3);
});

test('a party for which no departure has seats has a price per person and no total', () => {
  const large = { adult: 15, child: 0, infant: 0 };
  const full = tour({ itineraries: rows.filter(({ seat }) => seat !== null) });
  expect(tourCardModel(full, TODAY, {}, large)).toMatchObject({
    price: 22_900_000,
    party: { heads: 15, seats: 15, total: null },
  });
  expect(tourCardModel(full, TODAY, { available: '1' }, large).price).toBe(22_900_000);
});
