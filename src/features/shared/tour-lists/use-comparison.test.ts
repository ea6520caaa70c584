import type { DayActivity, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { departure } from '../../../../tests/support/fixture-database.ts';
import { comparedTour, mealsOf } from './use-comparison';

const listed = { id: 17, title: 'Turki', imageUrl: '/a.jpg', countries: ['Turki'], days: 9, price: 20_000_000 };

test('a tour is compared by its current data, and by the stored ones until these are known', () => {
  const itineraries = [departure(4, '2027-04-17', { price: 19_900_000 })];
  const tour = { id: 17, title: 'Turki Lengkap', mainCountries: [], linkPdf: '/turki.pdf', itineraries };
  expect(comparedTour(listed, tour as unknown as Tour, '2026-11-21')).toMatchObject({
    id: 17,
    title: 'Turki Lengkap',
    price: 19_900_000,
    linkPdf: '/turki.pdf',
    departures: [{ from: '2027-04-17', seat: 8, isPriced: true }],
  });
  expect(comparedTour(listed, undefined, '2026-11-21')).toEqual({ ...listed, departures: null, linkPdf: null });
});

test('meals are counted over all days', () => {
  const day = (breakfast: boolean, lunch: boolean, dinner: boolean) => ({ breakfast, lunch, dinner }) as DayActivity;
  expect(mealsOf([day(false, false, true), day(true, true, true), day(true, false, false)])).toBe(5);
  expect(mealsOf([])).toBeNull();
});
