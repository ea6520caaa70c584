import type { DayActivity, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { departure } from '../../../../tests/support/fixture-database.ts';
import { comparedTour, mealsOf, programmeDeparture } from './compared-tour';

const listed = { id: 17, title: 'Turki', imageUrl: '/a.jpg', countries: ['Turki'], days: 9, price: 20_000_000 };
const TODAY = '2026-11-21';

const tour = {
  id: 17,
  title: 'Turki Lengkap',
  imageUrl: '/b.jpg',
  linkPdf: '/turki.pdf',
  mainCountries: [{ tour_id: 17, country: { id: 1, name: 'Turki', regional_id: 3 } }],
  itineraries: [
    departure(5, '2027-06-19', { price: 21_900_000 }),
    departure(1, '2026-03-06', { price: 21_900_000 }),
    departure(2, '2027-03-06', { price: 21_900_000, seat: null }),
    departure(3, '2027-03-20', { price: 21_900_000, status_deleted: true }),
    departure(4, '2027-04-17', { price: 19_900_000 }),
    departure(6, '2027-09-18', { price: 21_900_000 }),
  ],
} as unknown as Tour;

test('a tour is compared by its next three departures and the price of the cheapest', () => {
  expect(comparedTour(listed, tour, TODAY)).toEqual({
    id: 17,
    title: 'Turki Lengkap',
    imageUrl: '/b.jpg',
    countries: ['Turki'],
    days: 10,
    price: 19_900_000,
    departureId: 4,
    linkPdf: '/turki.pdf',
    departures: [
      { from: '2027-03-06', seat: null },
      { from: '2027-04-17', seat: 8, isPriced: true },
      { from: '2027-06-19', seat: 8 },
    ],
  });
});

test('without a response the stored tour is returned without departures', () => {
  expect(comparedTour(listed, undefined, TODAY)).toEqual({ ...listed, departures: null, linkPdf: null });
});

test('the programme is that of the next departure, or else of the latest past one', () => {
  expect(programmeDeparture(tour, TODAY)).toBe(2);
  expect(programmeDeparture(tour, '2028-01-01')).toBe(6);
  expect(programmeDeparture(undefined, TODAY)).toBeNull();
});

test('meals are counted over all days', () => {
  const day = (breakfast: boolean, lunch: boolean, dinner: boolean) => ({ breakfast, lunch, dinner }) as DayActivity;
  expect(mealsOf([day(false, false, true), day(true, true, true), day(true, false, false)])).toBe(5);
  expect(mealsOf([])).toBeNull();
});
