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

test('parts of one country keep their names, which no code has', () => {
  const answer = { data: ['Inggris', 'Skotlandia'].map((name) => ({ name, code: 'GB' })) };
  expect(withOwnNames(answer, 'en').data.map(({ name }) => name)).toEqual(['England', 'Scotland']);
  const unknown = { data: [{ name: 'Jepang', code: 'XX1' }] };
  expect(withOwnNames(unknown, 'en')).toEqual(unknown);
  expect(withOwnNames({ data: [{ name: 'Inggris', country_code: 'GB' }] }, 'en').data[0]?.name).toBe('United Kingdom');
});

test('an Indonesian row of an English answer has English names, and so has a list without a language', () => {
  const answer = {
    language: 'en' as const,
    data: [
      {
        languages: ['id'],
        mainCountries: [{ country: { name: 'Jepang', code: 'JP' } }],
        regional: { name: 'Amerika' },
      },
      { languages: ['en', 'id'], name: 'Turki', country_code: 'TR', title: 'Turkey in winter' },
    ],
    facets: { countries: [{ id: 802, name: 'Amerika Serikat', code: 'US' }] },
  };
  expect(withOwnNames(answer, 'en')).toMatchObject({
    data: [
      { languages: ['id'], mainCountries: [{ country: { name: 'Japan' } }], regional: { name: 'The Americas' } },
      { languages: ['en', 'id'], name: 'Turkey', title: 'Turkey in winter' },
    ],
    facets: { countries: [{ name: 'United States' }] },
  });
});

test('an Indonesian page has the names of the service, but not those of an English row', () => {
  const answer = {
    language: 'id' as const,
    data: [
      { languages: ['id'], country: { name: 'Ceko', code: 'CZ' } },
      { languages: ['en'], country: { name: 'Germany', code: 'DE' } },
    ],
  };
  expect(withOwnNames(answer, 'id').data.map(({ country }) => country.name)).toEqual(['Ceko', 'Jerman']);
});

test('a departure is in the language of the page if all its words are known', () => {
  const answer = {
    language: 'id' as const,
    data: [
      { departure_date: '2027-03-27', type: 'Reguler', note: 'Pasti berangkat' },
      { departure_date: '2027-04-27', type: 'Reguler', note: 'Kursi di depan' },
      { departure_date: '2027-05-27', type: null, note: null },
    ],
  };
  expect(withOwnNames(answer, 'en').data).toEqual([
    { departure_date: '2027-03-27', type: 'Regular', note: 'Guaranteed departure', languages: ['en'] },
    { departure_date: '2027-04-27', type: 'Regular', note: 'Kursi di depan' },
    { departure_date: '2027-05-27', type: null, note: null },
  ]);
});
