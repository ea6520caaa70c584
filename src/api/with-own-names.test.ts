import { expect, test } from 'vitest';
import { withOwnNames } from './with-own-names';

test('countries, regions, seasons and notes are named in the language of the page, all other texts stay', () => {
  const answer = {
    success: true,
    data: [
      {
        title: 'Sakura Jepang & Shirakawago',
        mainCountries: [{ tour_id: 2, country: { id: 101, name: 'Jepang', code: 'JP' } }],
        regional: { id: 1, name: 'Asia Timur', slug: 'asia-timur' },
        itineraries: [{ departure_date: '2027-03-27', type: 'Libur Sekolah', note: 'Kursi di depan' }],
      },
    ],
  };
  expect(withOwnNames(answer, 'en').data[0]).toEqual({
    title: 'Sakura Jepang & Shirakawago',
    mainCountries: [{ tour_id: 2, country: { id: 101, name: 'Japan', code: 'JP' } }],
    regional: { id: 1, name: 'East Asia', slug: 'asia-timur' },
    itineraries: [{ departure_date: '2027-03-27', type: 'School holidays', note: 'Kursi di depan' }],
  });
});

test('a country without a known code keeps its name', () => {
  const answer = { data: [{ name: 'Jepang', code: 'XX1' }] };
  expect(withOwnNames(answer, 'en')).toEqual(answer);
});

test('an answer in the language of the page is the same object', () => {
  const answer = { language: 'en' as const, data: [{ name: 'Jepang', code: 'JP' }] };
  expect(withOwnNames(answer, 'en')).toBe(answer);
});
