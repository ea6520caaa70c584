import { editDistance } from './edit-distance';
import { type Suggestion, wordsOf } from './search-suggestions';
import { type SearchTarget, searchTarget } from './search-target';

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
  const allowed = ALLOWED_MISTAKES.find(({ length }) => typed.length >= length)?.mistakes ?? 0;
  return allowed === 0 ? isStart(word, typed) : mistakesIn(word, typed) <= allowed;
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
