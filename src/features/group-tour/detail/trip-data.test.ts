import type { Itinerary, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { addDays } from '@/domain/dates';
import { detailModel } from './detail-model';
import { tripData } from './trip-data';

const departure = (departure_date: string, price: number | null, seat: number | null, id = 1): Itinerary => ({
  id,
  type: null,
  periode: '',
  itinerary: null,
  departure_date,
  arrival_date: addDays(departure_date, 9),
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

function offersOf(itineraries: Itinerary[]) {
  const data = dataOf(itineraries);
  return 'offers' in data ? data.offers : [];
}

test('each upcoming departure with a price is an offer with its dates, seats and link', () => {
  const offers = offersOf([
    departure('2027-04-17', 22_900_000, 25, 3),
    departure('2027-03-06', 26_900_000, 2, 2),
    departure('2027-11-09', null, 12, 5),
    departure('2026-10-10', 9_900_000, 12, 6),
  ]);
  expect(offers).toEqual([
    {
      '@type': 'Offer',
      url: 'http://localhost:3000/group-tour/17?itinerary=2',
      price: 26_900_000,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/LimitedAvailability',
      availabilityStarts: '2027-03-06',
      availabilityEnds: '2027-03-15',
    },
    {
      '@type': 'Offer',
      url: 'http://localhost:3000/group-tour/17?itinerary=3',
      price: 22_900_000,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
      availabilityStarts: '2027-04-17',
      availabilityEnds: '2027-04-26',
    },
  ]);
});

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

test('the structured data name the agency and contain no rating', () => {
  const data = dataOf([], { imageUrl: '/a.jpg' });
  expect(data).toEqual({
    '@type': 'TouristTrip',
    name: 'Turki',
    url: 'http://localhost:3000/group-tour/17',
    description: 'Sepuluh hari di Turki.',
    image: ['/a.jpg'],
    provider: {
      '@type': 'Organization',
      '@id': 'http://localhost:3000/#agency',
      name: 'Kelana',
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
