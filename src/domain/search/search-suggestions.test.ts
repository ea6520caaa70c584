import type { Facets, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { holidaysIn } from './holidays';
import { matchSuggestions } from './match-suggestions';
import { type Answer, allSuggestions } from './search-suggestions';

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

const matchesOf = (text: string) => matchSuggestions(allSuggestions(tours, facets, '2026-11-21'), text);

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

const found = (text: string) => matchesOf(text).suggestions.map(({ answer }) => nameOf(answer));

test.each([
  ['jepang', ['Jepang Musim Gugur', 'Jepang', 'Sakura & Gunung Fuji']],
  ['Japan', ['Jepang', 'Sakura & Gunung Fuji', 'Jepang Musim Gugur']],
  ['kyo', ['Sakura & Gunung Fuji']],
  ['türkiye', ['Turki', 'Turki Lengkap']],
  ['asia timur', ['Asia Timur', 'Sakura & Gunung Fuji', 'Jepang Musim Gugur', 'Turki Lengkap']],
  ['march', ['2027-03', 'Sakura & Gunung Fuji']],
  ['jepang oktober', ['Jepang Musim Gugur']],
  ['lebaran', ['lebaran 2027', 'Sakura & Gunung Fuji']],
  ['libur sekolah', ['school 2027', 'Turki Lengkap']],
  ['vietnam', []],
  ['', []],
])('the text "%s" finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['jepng', 'Jepang'],
  ['jepabg', 'Jepang'],
  ['jepnag', 'Jepang'],
  ['ejpang', 'Jepang'],
  ['jeepang', 'Jepang'],
  ['epang', 'Jepang'],
  // The beginning of a word, with a letter added or missing.
  ['jeepan', 'Jepang'],
  ['istabu', 'Turki Lengkap'],
  ['istambul', 'Turki Lengkap'],
  ['lebarn', 'lebaran 2027'],
])('a typing mistake as in "%s" still finds %s', (text, expected) => {
  expect(found(text)).toContain(expected);
});

test.each(['jexaxg', 'jexpng', 'jeaxng', 'ejpnag', 'jepa ng', 'turki xangkxp'])(
  'the mistakes in "%s" are too many',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('words are corrected only when nothing matches, and never the shortest ones', () => {
  expect(matchesOf('jepang').isCorrected).toBe(false);
  expect(matchesOf('jepnag').isCorrected).toBe(true);
  expect(matchesOf('xyz')).toEqual({ suggestions: [], target: { text: 'xyz' }, isCorrected: false });
});

const targetOf = (text: string) => {
  const { text: words, time } = matchesOf(text).target;
  return [words, time && nameOf(time)].filter(Boolean).join(' + ');
};

test.each([
  // Words that the service knows, or nobody.
  ['jepang', 'jepang'],
  ['xyz', 'xyz'],
  ['sakura gugur', 'sakura gugur'],
  // A month that no list of times has, and two times at once.
  ['jepang oktober', 'jepang oktober'],
  ['jepang lebaran maret', 'jepang lebaran maret'],
  // A time, which the text search does not know.
  ['maret', '2027-03'],
  ['mar', '2027-03'],
  ['maret 2027', '2027-03'],
  ['idul fitri', 'lebaran 2027'],
  ['libur sekolah', 'school 2027'],
  // A place in a time.
  ['jepang maret', 'jepang + 2027-03'],
  ['asia timur mar', 'asia timur + 2027-03'],
  ['lebaran di jepang', 'lebaran di jepang'],
  ['lebaran kyoto', 'kyoto + lebaran 2027'],
  ['turki libur sekolah', 'turki + school 2027'],
  // A typing mistake.
  ['turkye', 'Turki'],
  ['timor', 'timur'],
  ['kapadokia', 'cappadocia'],
  ['marett', '2027-03'],
  ['lebarn', 'lebaran 2027'],
  ['jepnag maret', 'jepang + 2027-03'],
])('a search for "%s" leads to %s', (text, expected) => {
  expect(targetOf(text)).toBe(expected);
});

test('a mistyped word leads to the place whose name is nearest', () => {
  const rows = [country(1, 'Austria', 'AT'), country(2, 'Australia', 'AU')].map((one) => ({ ...one, total: 1 }));
  const suggestions = allSuggestions([], { ...facets, countries: rows }, '2026-11-21');
  const { target, suggestions: shown } = matchSuggestions(suggestions, 'austalia');
  expect(target).toEqual({ text: 'Australia' });
  expect(shown.map(({ answer }) => nameOf(answer))).toEqual(['Australia', 'Austria']);
});

test('a title with the name of a holiday does not hide the holiday', () => {
  const titled = allSuggestions(
    [tour(4, 'Singapura di Libur Sekolah', 'Singapura', [], '2027-06-20'), ...tours],
    facets,
    '2026-11-21',
  );
  expect(matchSuggestions(titled, 'libur sekolah').target.time).toMatchObject({ holiday: { name: 'school' } });
  expect(matchSuggestions(titled, 'singapura libur').target).toEqual({ text: 'singapura libur' });
});

test('a country and a region keep what their links need', () => {
  const [region] = matchesOf('asia timur').suggestions;
  expect(region?.answer).toEqual({ type: 'region', id: 1, name: 'Asia Timur', total: 2 });
  expect(matchesOf('türkiye').suggestions[0]?.answer).toMatchObject({ type: 'country', id: 301, code: 'TR', total: 1 });
});

test('a tour without route, region and code of its country is found by its title and country', () => {
  const bare = { ...tour(4, 'Keliling', '', [{ ...japan, code: '' }], '2027-05-01'), itinerary: null, regional: null };
  const [only] = allSuggestions([bare as unknown as Tour], undefined, '2026-11-21');
  expect([only?.nameWords, only?.otherWords]).toEqual([['keliling'], ['jepang']]);
});

test('without the counts of the service the tours are still found', () => {
  const suggestions = allSuggestions(tours, undefined, '2026-11-21');
  expect(suggestions.map(({ answer }) => answer.type)).toEqual(['tour', 'tour', 'tour']);
});

test('Lebaran, the school holidays and the end of the year lie in their months, in order of time', () => {
  const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-06', '2027-07', '2027-12'];
  expect(holidaysIn(months)).toEqual([
    { name: 'yearEnd', year: 2026, months: ['2026-12'] },
    { name: 'lebaran', year: 2027, months: ['2027-03'] },
    { name: 'school', year: 2027, months: ['2027-06', '2027-07'] },
    { name: 'yearEnd', year: 2027, months: ['2027-12'] },
  ]);
});

const monthsOf = (year: string) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

test.each<[string, ...string[][]]>([
  ['2025', ['03', '04']],
  ['2026', ['03']],
  ['2028', ['02', '03']],
  ['2029', ['02']],
  ['2033', ['01'], ['12']],
])('Lebaran of %s lies in the months %j', (year, ...expected) => {
  const lebaran = holidaysIn(monthsOf(year)).filter(({ name }) => name === 'lebaran');
  expect(lebaran.map((row) => row.months)).toEqual(expected.map((months) => months.map((month) => `${year}-${month}`)));
});

test('holidays without departures are left out', () => {
  expect(holidaysIn(['2027-05', '2027-07'])).toEqual([{ name: 'school', year: 2027, months: ['2027-07'] }]);
  expect(holidaysIn([])).toEqual([]);
});
