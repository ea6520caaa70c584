import { routes } from '@/config/routes';
import { type DateLocale, formatMonth } from '../dates';
import type { Holiday } from './holidays';
import { type Answer, type Place, type Suggestion, type Time, wordsOf } from './search-suggestions';

/** `target` is where Enter leads. `isCorrected` is true when the words of the text contain typing mistakes. */
export type Matches = { suggestions: Suggestion[]; target: SearchTarget; isCorrected: boolean };

/**
 * Returns the suggestions that contain each word of the text; the beginning of a word is enough. If there is none, words
 * with a typing mistake count too. Suggestions whose name contains all words come first.
 */
export function matchSuggestions(all: readonly Suggestion[], text: string): Matches {
  const typed = wordsOf(text);
  const exact = matching(all, typed, isStart);
  if (exact.length > 0) return { suggestions: exact, target: searchTarget(all, exact, text), isCorrected: false };
  const nearly = matching(all, typed, isNearly);
  const words = correctedWords(nearly, typed);
  if (!words) return { suggestions: [], target: { text }, isCorrected: false };
  const corrected = matching(nearly, words, isStart);
  return {
    suggestions: [...new Set([...corrected, ...nearly])],
    target: searchTarget(all, corrected, placeOrWords(corrected, words)),
    isCorrected: true,
  };
}

type IsSame = (word: string, typed: string) => boolean;

const isStart: IsSame = (word, typed) => word.startsWith(typed);

function matching(all: readonly Suggestion[], typed: readonly string[], isSame: IsSame): Suggestion[] {
  if (typed.length === 0) return [];
  const hasAll = (words: readonly string[]) => typed.every((one) => words.some((word) => isSame(word, one)));
  const byName = all.filter(({ nameWords }) => hasAll(nameWords));
  const byOther = all.filter((one) => !byName.includes(one) && hasAll(allWords(one)));
  return [...byName, ...byOther];
}

const allWords = ({ nameWords, otherWords, timeWords }: Suggestion) => [...nameWords, ...otherWords, ...timeWords];

// The number of mistakes allowed in a typed word of at least this length.
const ALLOWED_MISTAKES = [
  { length: 9, mistakes: 3 },
  { length: 7, mistakes: 2 },
  { length: 4, mistakes: 1 },
];

/** True when the typed word is almost the word, or almost its beginning. */
function isNearly(word: string, typed: string): boolean {
  return mistakesIn(word, typed) <= (ALLOWED_MISTAKES.find(({ length }) => typed.length >= length)?.mistakes ?? 0);
}

/** Returns the number of mistakes in the typed word, compared with the word or its beginning. */
function mistakesIn(word: string, typed: string): number {
  if (isStart(word, typed)) return 0;
  const lengths = [typed.length - 1, typed.length, typed.length + 1, word.length];
  return Math.min(...lengths.map((length) => editDistance(word.slice(0, length), typed)));
}

/** Returns the typed words without mistakes, as in the suggestion with the fewest; null without suggestions. */
function correctedWords(nearly: readonly Suggestion[], typed: readonly string[]): string[] | null {
  const corrections = nearly.map((one) => {
    const nearest = typed.map((typedWord) => nearestWord(allWords(one), typedWord));
    const mistakes = nearest.reduce((sum, row) => sum + row.mistakes, 0);
    return { mistakes, words: nearest.map(({ word }) => word) };
  });
  const [best] = corrections.sort((a, b) => a.mistakes - b.mistakes);
  return best ? best.words : null;
}

function nearestWord(words: readonly string[], typed: string): { word: string; mistakes: number } {
  const rows = words.map((word) => ({ word, mistakes: mistakesIn(word, typed) }));
  return rows.reduce((best, row) => (row.mistakes < best.mistakes ? row : best));
}

/** Returns the name of the place that the words name, in the language of the page, or else the words. */
function placeOrWords(suggestions: readonly Suggestion[], words: readonly string[]): string {
  const text = words.join(' ');
  const place = suggestions.find(({ answer, names }) => 'name' in answer && names.includes(text))?.answer;
  return place && 'name' in place ? place.name : text;
}

/** Where a search leads: to the tours found by a text, to those of a time, or to those found by a text in that time. */
type SearchTarget = { text: string; time?: undefined } | { text?: string; time: Time };

/**
 * Returns where a search for the text leads. The text search of the service knows no months and holidays, so a text that
 * names one, or that only times match, leads to that time instead.
 */
function searchTarget(all: readonly Suggestion[], matches: readonly Suggestion[], text: string): SearchTarget {
  const words = wordsOf(text);
  const times = timesOf(matches);
  const named = times.find(({ names }) => names.includes(words.join(' ')));
  if (named) return { time: named.time };
  if (isFoundByText(matches, words)) return { text };
  return times[0] ? { time: times[0].time } : (textInTime(all, words) ?? { text });
}

/** Splits words such as "jepang maret" into a text and a time; null if they are no such words. */
function textInTime(all: readonly Suggestion[], words: readonly string[]): SearchTarget | null {
  const splits = timesOf(all).flatMap(({ time, nameWords }) => {
    const rest = words.filter((word) => !hasStart(nameWords, word));
    const isNamed = words.some((word) => /^\p{L}/u.test(word) && hasStart(nameWords, word));
    return isNamed && isFoundByText(all, rest) ? [{ rest, time }] : [];
  });
  const [best] = splits.sort((a, b) => a.rest.length - b.rest.length);
  return best ? { text: best.rest.join(' '), time: best.time } : null;
}

/** True when the text search of the service finds a tour with these words. */
function isFoundByText(suggestions: readonly Suggestion[], words: readonly string[]): boolean {
  return suggestions.some(
    ({ answer, nameWords, otherWords }) =>
      answer.type === 'tour' && words.every((word) => hasStart(nameWords, word) || hasStart(otherWords, word)),
  );
}

const hasStart = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start));

function timesOf(suggestions: readonly Suggestion[]) {
  return suggestions.flatMap(({ answer, ...words }) => (isTime(answer) ? [{ time: answer, ...words }] : []));
}

const isTime = (answer: Answer): answer is Time => answer.type === 'holiday' || answer.type === 'month';

/**
 * Returns the number of typing mistakes between two words: letters missing, added, wrong, or swapped with their
 * neighbour (the optimal string alignment distance).
 */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

/** The language of the page, and the name of a holiday in it. */
export type Names = { locale: DateLocale; holidayName: (holiday: Holiday) => string };

type SearchLink = { href: string; label: string };

type Filters = Readonly<Record<string, string | readonly string[]>>;

/** Returns the name of a place or time and the address of its tours. `filters` are added to the address. */
export function filterLink(answer: Place | Time, names: Names, filters?: Filters): SearchLink {
  switch (answer.type) {
    case 'country':
      return { href: routes.tours({ ...filters, country: answer.id }), label: answer.name };
    case 'region':
      return { href: routes.destination(answer.id, filters), label: answer.name };
    default:
      return { href: routes.tours({ ...filters, month: monthsOf(answer) }), label: timeName(answer, names) };
  }
}

/** Returns the words of a search and the address to which it leads. */
export function targetLink({ text, time }: SearchTarget, names: Names, filters?: Filters): SearchLink {
  const label = [text, time && timeName(time, names)].filter(Boolean).join(' · ');
  return { href: routes.tours({ search: text, ...filters, ...(time && { month: monthsOf(time) }) }), label };
}

/** Returns the months (`YYYY-MM`) of a time. */
export const monthsOf = (time: Time) => (time.type === 'month' ? [time.month] : time.holiday.months);

const timeName = (time: Time, { locale, holidayName }: Names) =>
  time.type === 'month' ? formatMonth(time.month, locale) : holidayName(time.holiday);
