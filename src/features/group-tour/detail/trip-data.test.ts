import type { Itinerary, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { departure as fixtureDeparture } from '../../../../tests/support/fixture-database.ts';
import { detailModel } from './detail-model';
import { tripData } from './trip-data';

const departure = (date: string, price: number | null, seat: number | null) =>
  fixtureDeparture(1, date, { price, seat });

function dataOf(itineraries: Itinerary[]) {
  const tour: Tour = { id: 17, title: 'Turki', itineraryCount: 0, mainCountries: [], itineraries };
  const answers = { tour, days: null, terms: null, similar: null, visa: null };
  const model = detailModel(answers, '2026-11-21', (html) => html);
  return tripData('id', model, 'Sepuluh hari di Turki.');
}

function offersOf(itineraries: Itinerary[]) {
  const data = dataOf(itineraries);
  return 'offers' in data ? data.offers : [];
}

test.each([
  [0, 'https://schema.org/SoldOut'],
  [5, 'https://schema.org/LimitedAvailability'],
  [10, 'https://schema.org/LimitedAvailability'],
  [11, 'https://schema.org/InStock'],
  [null, undefined],
])('with %s seats left the availability is %s', (seat, availability) => {
  expect(offersOf([departure('2027-10-09', 21_900_000, seat)])[0]?.availability).toBe(availability);
});

test.each([
  ['no departure', []],
  ['a past one', [departure('2026-10-10', 21_900_000, 9)]],
  ['a withdrawn one', [{ ...departure('2027-10-09', 21_900_000, 9), status_deleted: true }]],
  ['one without a price', [departure('2027-10-09', null, 9)]],
])('a tour with %s has no offer, so it is no product', (_, itineraries) => {
  const data = dataOf(itineraries);
  expect(data).not.toHaveProperty('offers');
  expect(data['@type']).toBe('TouristTrip');
  expect(dataOf([departure('2027-10-09', 21_900_000, 9)])['@type']).toEqual(['TouristTrip', 'Product']);
});
