import type { Facets, Tour } from '@sdk';
import { departuresOf } from '../tour/departure';
import { type Holiday, holidaysIn } from './holidays';

/** A country or region: `code` is the ISO code of a country, `total` the number of tours. */
export type Place = { type: 'country' | 'region'; id: number; name: string; code?: string; total: number };

/** A time in which tours depart. */
export type Time = { type: 'month'; month: string; total: number } | { type: 'holiday'; holiday: Holiday };

/** One answer to a search. */
export type Answer = { type: 'tour'; tour: Tour } | Place | Time;

/** An answer with the words that find it. */
export type Suggestion = ReturnType<typeof suggestion>;

const LANGUAGES = ['id', 'en'];

// The words for a holiday that visitors type, in both languages.
const HOLIDAY_NAMES: Record<Holiday['name'], string[]> = {
  lebaran: ['lebaran', 'idul fitri', 'hari raya', 'mudik', 'eid'],
  school: ['libur sekolah', 'liburan sekolah', 'libur', 'liburan', 'school holidays', 'school holiday', 'holidays'],
  yearEnd: ['akhir tahun', 'libur akhir tahun', 'tahun baru', 'natal', 'year end', 'christmas', 'new year'],
};

/**
 * Returns everything that a search can answer with: tours, found by route, country and departure as well, and the
 * countries, regions, holidays and months that have tours. Countries and months are found in both languages.
 */
export function allSuggestions(tours: readonly Tour[], facets: Facets | null | undefined, today: string): Suggestion[] {
  const countryNames = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const monthNames = LANGUAGES.map((language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }));
  const namesOf = (code: string | undefined) => (code ? countryNames.map((names) => names.of(code) ?? '') : []);

  const namesOfMonth = (month: string) => monthNames.map((names) => names.format(new Date(`${month}-01`)));

  const months = withTours(facets?.months);
  const holidays = holidaysIn(months.map(({ month }) => month));
  return [
    ...tours.map((tour) => {
      const countries = tour.mainCountries.flatMap(({ country }) => [country.name, ...namesOf(country.code)]);
      const departures = monthsOf(tour, today);
      const seasons = holidays.filter((holiday) => holiday.months.some((month) => departures.includes(month)));
      const others = [tour.itinerary ?? '', tour.regional?.name ?? '', ...countries];
      const times = [...departures.flatMap(namesOfMonth), ...seasons.flatMap(({ name }) => HOLIDAY_NAMES[name])];
      return suggestion({ type: 'tour', tour }, [tour.title], others, times);
    }),
    ...withTours(facets?.countries).map(({ id, name, code, total }) =>
      suggestion({ type: 'country', id, name, code, total }, [name, ...namesOf(code)]),
    ),
    ...withTours(facets?.regionals).map(({ id, name, total }) =>
      suggestion({ type: 'region', id, name, total }, [name]),
    ),
    ...holidays.map((holiday) =>
      suggestion({ type: 'holiday', holiday }, withYear(HOLIDAY_NAMES[holiday.name], String(holiday.year))),
    ),
    ...months.map(({ month, total }) =>
      suggestion({ type: 'month', month, total }, withYear(namesOfMonth(month), month.slice(0, 4))),
    ),
  ];
}

/** Returns the months (`YYYY-MM`) of the tour's next departures. */
const monthsOf = (tour: Tour, today: string) => [
  ...new Set(departuresOf(tour.itineraries, today).upcoming.map(({ from }) => from.slice(0, 7))),
];

const withTours = <Row extends { total: number }>(rows: readonly Row[] = []) => rows.filter(({ total }) => total > 0);

const withYear = (names: string[], year: string) => [...names, ...names.map((name) => `${name} ${year}`)];

const suggestion = (answer: Answer, names: string[], others: string[] = [], times: string[] = []) => ({
  answer,
  /** Its names in both languages, in plain words. */
  names: names.map((name) => wordsOf(name).join(' ')),
  nameWords: wordsOf(names.join(' ')),
  /** Further words that the text search of the service knows too, such as the route and countries of a tour. */
  otherWords: wordsOf(others.join(' ')),
  /** The names of its months and holidays, which the text search does not know. */
  timeWords: wordsOf(times.join(' ')),
});

/** Splits a text into lower-case words without accents, so that 'turkiye' finds 'Türkiye'. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
