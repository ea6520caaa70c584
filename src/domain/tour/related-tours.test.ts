import type { Itinerary, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { namesCountryOf, relatedTours } from './related-tours';

const departureOn = (date: string) =>
  ({ id: 1, departure_date: date, arrival_date: date, status_deleted: false }) as Itinerary;
const tour = (id: number, title: string, countries: string[], date = '2027-04-02') =>
  ({
    id,
    title,
    mainCountries: countries.map((name, index) => ({ tour_id: id, country: { id: index, name, regional_id: 1 } })),
    itineraries: [departureOn(date)],
  }) as unknown as Tour;

const tours = [
  tour(1, 'Hokkaido Musim Dingin', ['Jepang']),
  tour(2, 'Sakura & Shirakawago', ['Jepang']),
  tour(3, 'Inggris & Skotlandia', ['Inggris', 'Skotlandia']),
  tour(4, 'Swiss Panorama', ['Swiss']),
];
const relatedIds = (title: string, text: string, all = tours) =>
  relatedTours({ title, text }, all, '2026-11-21').map(({ id }) => id);

test('tours to the countries of an article are sorted by the number of mentions', () => {
  expect(relatedIds('Melihat sakura di Jepang', 'Swiss juga indah. Jepang lebih dekat.')).toEqual([2, 1, 4]);
});

test('an article that names no country has no tours; a language or a part of a word is no country', () => {
  expect(relatedIds('Bahasa', 'Formulir dalam bahasa Inggris untuk swissair.')).toEqual([]);
});

test('a tour whose last date has passed is left out', () => {
  expect(relatedIds('Swiss', '', [tour(4, 'Swiss Panorama', ['Swiss'], '2026-01-01')])).toEqual([]);
});

test('an article belongs to a tour when it names one of its countries', () => {
  const britain = tour(3, 'Britania', ['Inggris', 'Skotlandia']);
  expect(namesCountryOf({ title: 'Kastil', text: 'Menginap di Skotlandia.' }, britain)).toBe(true);
  expect(namesCountryOf({ title: 'Inggris', text: '' }, britain)).toBe(true);
  expect(namesCountryOf({ title: 'Kastil', text: 'Kursus bahasa Inggris.' }, britain)).toBe(false);
});

test('regular-expression characters in a country match literally', () => {
  const specialTours = [tour(5, 'Keliling', ['S.iss', '(a+)+']), tour(6, 'Keliling', ['Swiss (Alpen)'])];
  expect(relatedIds('Swiss', 'Libur di Swiss (Alpen).', specialTours)).toEqual([6]);
});

test('an article in another language than the names of the countries finds its tours by their codes', () => {
  const japan = { id: 101, name: 'Japan', code: 'JP', regional_id: 1 };
  const translated = { ...tour(7, 'Sakura', []), mainCountries: [{ tour_id: 7, country: japan }] } as unknown as Tour;
  const article = { title: 'Melihat sakura di Jepang', text: '' };
  expect(relatedTours({ ...article, language: 'id' }, [translated], '2026-11-21').map(({ id }) => id)).toEqual([7]);
  expect(relatedTours({ ...article, language: 'en' }, [translated], '2026-11-21')).toEqual([]);
});
