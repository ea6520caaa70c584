import type { Itinerary, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { detailModel } from './detail-model';
import { tripData } from './trip-data';

const TOUR_URL = 'http://localhost:3000/group-tour/17';

const departure = (departure_date: string, price: number | null, seat: number | null, id = 1): Itinerary => ({
  id,
  type: null,
  periode: '',
  itinerary: null,
  departure_date,
  arrival_date: departure_date,
  duration: null,
  price,
  seat,
  note: null,
  status_deleted: false,
  fake_num_of_members: 28,
  tour_id: 17,
});

function dataOf(itineraries: Itinerary[], changes: Partial<Tour> = {}) {
  const tour: Tour = { id: 17, title: 'Turki', itineraryCount: 0, mainCountries: [], itineraries, ...changes };
  const answers = { tour, days: null, terms: null, similar: null, visa: null };
  const model = detailModel(answers, '2026-11-21', (html) => html);
  return tripData('id', model, 'Sepuluh hari di Turki.');
}

test('the offer has the lowest and the highest price of the departures that can be booked', () => {
  const { offers } = dataOf([
    departure('2027-01-16', 19_900_000, 0, 1),
    departure('2027-03-06', 26_900_000, 2, 2),
    departure('2027-04-17', 22_900_000, 25, 3),
    departure('2027-10-09', 21_900_000, null, 4),
    departure('2027-11-09', null, 12, 5),
    departure('2026-10-10', 9_900_000, 12, 6),
  ]);
  expect(offers).toEqual({
    '@type': 'AggregateOffer',
    priceCurrency: 'IDR',
    lowPrice: 21_900_000,
    highPrice: 26_900_000,
    offerCount: 3,
    availability: 'https://schema.org/InStock',
    url: TOUR_URL,
  });
});

test('seats on request count as limited availability', () => {
  expect(dataOf([departure('2027-10-09', 21_900_000, null)]).offers?.availability).toBe(
    'https://schema.org/LimitedAvailability',
  );
});

test('a tour without departures, or with only full or past ones, has no offer', () => {
  expect(dataOf([])).not.toHaveProperty('offers');
  expect(dataOf([departure('2027-01-16', 21_900_000, 0)])).not.toHaveProperty('offers');
  expect(dataOf([departure('2026-10-10', 21_900_000, 9)])).not.toHaveProperty('offers');
});

test('the structured data name the agency and contain no rating', () => {
  const data = dataOf([], { imageUrl: '/a.jpg' });
  expect(data).toEqual({
    '@type': 'TouristTrip',
    name: 'Turki',
    url: TOUR_URL,
    description: 'Sepuluh hari di Turki.',
    image: ['/a.jpg'],
    provider: {
      '@type': 'TravelAgency',
      '@id': 'http://localhost:3000/#agency',
      name: 'Kelana',
      legalName: 'PT Kelana Bahari Sentra',
      url: 'http://localhost:3000/',
    },
  });
});

test('the itinerary lists the days in order', () => {
  const tour: Tour = { id: 17, title: 'Turki', itineraryCount: 0, mainCountries: [], itineraries: [] };
  const row = { breakfast: false, lunch: false, dinner: false, transport: null, itinerary_id: 1 };
  const data = [
    { ...row, id: 2, day: 2, detail: 'Tiba di Istanbul\nPagi.' },
    { ...row, id: 1, day: 1, detail: 'Jakarta – Istanbul' },
  ];
  const answers = { tour, days: { data }, terms: null, similar: null, visa: null };
  const model = detailModel(answers, '2026-11-21', (html) => html);
  expect(tripData('id', model, '').itinerary).toEqual({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Jakarta – Istanbul' },
      { '@type': 'ListItem', position: 2, name: 'Tiba di Istanbul' },
    ],
  });
});
