import type { Facets, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { type Answer, allSuggestions, matchSuggestions } from './search-suggestions';

const country = (id: number, name: string, code: string) => ({ id, name, code, regional_id: 1 });

const departure = (departure_date: string) => ({
  id: 1,
  departure_date,
  arrival_date: departure_date,
  price: 1,
  seat: 9,
});

const tour = (id: number, title: string, itinerary: string, countries: ReturnType<typeof country>[], on: string) =>
  ({
    id,
    title,
    itinerary,
    mainCountries: countries.map((one) => ({ tour_id: id, country: one })),
    itineraries: [departure(on)],
    regional: { id: 1, name: 'Asia Timur' },
  }) as unknown as Tour;

const japan = country(101, 'Jepang', 'JP');
const turkey = country(301, 'Turki', 'TR');

const tours = [
  tour(1, 'Sakura & Gunung Fuji', 'Tokyo – Hakone – Kyoto', [japan], '2027-03-08'),
  tour(2, 'Jepang Musim Gugur', 'Osaka – Takayama', [japan], '2027-10-08'),
  tour(3, 'Turki Lengkap', 'Istanbul – Cappadocia', [turkey], '2027-06-15'),
];

const facets = {
  countries: [
    { id: 101, name: 'Jepang', code: 'JP', total: 2 },
    { id: 301, name: 'Turki', code: 'TR', total: 1 },
    { id: 401, name: 'Vietnam', code: 'VN', total: 0 },
  ],
  regionals: [{ id: 1, name: 'Asia Timur', total: 2 }],
  months: [
    { month: '2027-03', total: 2 },
    { month: '2027-06', total: 1 },
    { month: '2027-07', total: 0 },
  ],
  durations: [],
  prices: [],
  available: 2,
} as unknown as Facets;

const all = allSuggestions(tours, facets, '2026-11-21');

const nameOf = (answer: Answer) => {
  switch (answer.type) {
    case 'tour':
      return answer.tour.title;
    case 'month':
      return answer.month;
    case 'holiday':
      return `${answer.holiday.name} ${answer.holiday.year}`;
    default:
      return answer.name;
  }
};

const found = (text: string) => matchSuggestions(all, text).suggestions.map(({ answer }) => nameOf(answer));

test.each([
  ['jepang', ['Jepang Musim Gugur', 'Jepang', 'Sakura & Gunung Fuji']],
  ['Japan', ['Sakura & Gunung Fuji', 'Jepang Musim Gugur', 'Jepang']],
  ['kyo', ['Sakura & Gunung Fuji']],
  ['jepang gugur', ['Jepang Musim Gugur']],
  ['türkiye', ['Turki Lengkap', 'Turki']],
  ['asia timur', ['Asia Timur', 'Sakura & Gunung Fuji', 'Jepang Musim Gugur', 'Turki Lengkap']],
  ['march', ['2027-03', 'Sakura & Gunung Fuji']],
  ['maret 2027', ['2027-03']],
  ['jepang oktober', ['Jepang Musim Gugur']],
  ['lebaran', ['lebaran 2027', 'Sakura & Gunung Fuji']],
  ['idul fitri', ['lebaran 2027', 'Sakura & Gunung Fuji']],
  ['libur sekolah', ['school 2027', 'Turki Lengkap']],
  ['vietnam', []],
  ['', []],
  ['  & ', []],
])('the text "%s" finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['jepnag', 'Jepang'],
  ['jepan', 'Jepang'],
  ['istambul', 'Turki Lengkap'],
  ['kapadokia', 'Turki Lengkap'],
  ['lebarn', 'lebaran 2027'],
])('a typing mistake as in "%s" still finds %s', (text, expected) => {
  expect(found(text)).toContain(expected);
});

test('words are corrected only when nothing matches, and never the shortest ones', () => {
  expect(matchSuggestions(all, 'jepang').isCorrected).toBe(false);
  expect(matchSuggestions(all, 'jepnag').isCorrected).toBe(true);
  expect(matchSuggestions(all, 'xyz')).toEqual({ suggestions: [], isCorrected: false });
});

test('without the counts of the service the tours are still found', () => {
  const suggestions = allSuggestions(tours, undefined, '2026-11-21');
  expect(suggestions.map(({ answer }) => answer.type)).toEqual(['tour', 'tour', 'tour']);
});
