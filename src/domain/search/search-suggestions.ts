import type { Facets, Tour } from '@sdk';
import { departuresOf } from '../tour/departure';
import { type TourCardModel, tourCardModel } from '../tour/tour-card';
import { editDistance } from './edit-distance';
import { type Holiday, holidaysIn } from './holidays';

/** One answer to a search: `code` is the ISO code of a country, `total` the number of tours. */
export type Answer =
  | { type: 'tour'; tour: TourCardModel }
  | { type: 'country' | 'region'; id: number; name: string; code?: string; total: number }
  | { type: 'month'; month: string; total: number }
  | { type: 'holiday'; holiday: Holiday };

/** An answer with the words that find it: first those of its name, then all others. */
export type Suggestion = { answer: Answer; nameWords: string[]; otherWords: string[] };

/** `isCorrected` is true when the words of the text contain typing mistakes. */
export type Matches = { suggestions: Suggestion[]; isCorrected: boolean };

const LANGUAGES = ['id', 'en'];

// The words that visitors type for a holiday, in both languages.
const HOLIDAY_WORDS: Record<Holiday['name'], string> = {
  lebaran: 'lebaran idul fitri hari raya mudik eid',
  school: 'libur liburan sekolah school holidays',
  yearEnd: 'akhir tahun baru natal libur year end christmas new',
};

/**
 * Returns everything that a search can answer with: tours, found by route, country and departure as well, and the
 * countries, regions, holidays and months that have tours. Countries and months are found in both languages.
 */
export function allSuggestions(tours: readonly Tour[], facets: Facets | null | undefined, today: string): Suggestion[] {
  const countryNames = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const monthNames = LANGUAGES.map((language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }));
  const namesOf = (code: string | undefined) => (code ? countryNames.map((names) => names.of(code)) : []);

  const namesOfMonth = (month: string) => monthNames.map((names) => names.format(new Date(`${month}-01`)));

  const months = withTours(facets?.months);
  const holidays = holidaysIn(months.map(({ month }) => month));
  return [
    ...tours.map((tour) => {
      const countries = tour.mainCountries.flatMap(({ country }) => [country.name, ...namesOf(country.code)]);
      const departures = monthsOf(tour, today);
      const seasons = holidays.filter((holiday) => holiday.months.some((month) => departures.includes(month)));
      return suggestion({ type: 'tour', tour: tourCardModel(tour, today) }, tour.title, [
        tour.itinerary,
        tour.regional?.name,
        ...countries,
        ...departures.flatMap(namesOfMonth),
        ...seasons.map(({ name }) => HOLIDAY_WORDS[name]),
      ]);
    }),
    ...withTours(facets?.countries).map(({ id, name, code, total }) =>
      suggestion({ type: 'country', id, name, code, total }, name, namesOf(code)),
    ),
    ...withTours(facets?.regionals).map(({ id, name, total }) =>
      suggestion({ type: 'region', id, name, total }, name, []),
    ),
    ...holidays.map((holiday) =>
      suggestion({ type: 'holiday', holiday }, HOLIDAY_WORDS[holiday.name], [String(holiday.year)]),
    ),
    ...months.map(({ month, total }) =>
      suggestion({ type: 'month', month, total }, namesOfMonth(month).join(' '), [month.slice(0, 4)]),
    ),
  ];
}

/**
 * Returns the suggestions that contain each word of the text; the beginning of a word is enough. If there is none, words
 * with a typing mistake count too. Suggestions whose name contains all words come first.
 */
export function matchSuggestions(all: readonly Suggestion[], text: string): Matches {
  const typed = wordsOf(text);
  if (typed.length === 0) return { suggestions: [], isCorrected: false };
  const exact = matching(all, typed, (word, typedWord) => word.startsWith(typedWord));
  if (exact.length > 0) return { suggestions: exact, isCorrected: false };
  const corrected = matching(all, typed, isNearly);
  return { suggestions: corrected, isCorrected: corrected.length > 0 };
}

type IsSame = (word: string, typed: string) => boolean;

function matching(all: readonly Suggestion[], typed: readonly string[], isSame: IsSame): Suggestion[] {
  const hasAll = (words: readonly string[]) => typed.every((one) => words.some((word) => isSame(word, one)));
  const byName = all.filter(({ nameWords }) => hasAll(nameWords));
  const byOther = all.filter((one) => !byName.includes(one) && hasAll([...one.nameWords, ...one.otherWords]));
  return [...byName, ...byOther];
}

// The number of mistakes allowed in a typed word of at least this length.
const ALLOWED_MISTAKES = [
  { length: 9, mistakes: 3 },
  { length: 7, mistakes: 2 },
  { length: 4, mistakes: 1 },
];

/** True when the typed word is almost the word, or almost its beginning. */
function isNearly(word: string, typed: string): boolean {
  const allowed = ALLOWED_MISTAKES.find(({ length }) => typed.length >= length)?.mistakes ?? 0;
  if (allowed === 0) return word.startsWith(typed);
  const lengths = [typed.length - 1, typed.length, typed.length + 1, word.length];
  return lengths.some((length) => editDistance(word.slice(0, length), typed) <= allowed);
}

/** Returns the months (`YYYY-MM`) of the tour's next departures. */
const monthsOf = (tour: Tour, today: string) => [
  ...new Set(departuresOf(tour.itineraries, today).upcoming.map(({ from }) => from.slice(0, 7))),
];

const withTours = <Row extends { total: number }>(rows: readonly Row[] = []) => rows.filter(({ total }) => total > 0);

const suggestion = (answer: Answer, name: string, others: readonly (string | null | undefined)[]): Suggestion => ({
  answer,
  nameWords: wordsOf(name),
  otherWords: wordsOf(others.join(' ')),
});

/** Splits a text into lower-case words without accents, so that 'turkiye' finds 'Türkiye'. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
