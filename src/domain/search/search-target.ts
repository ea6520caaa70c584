import { type Answer, type Suggestion, type Time, wordsOf } from './search-suggestions';

/** Where a search leads: to the tours found by a text, to those of a time, or to those found by a text in that time. */
export type SearchTarget = { text: string; time?: undefined } | { text?: string; time: Time };

/**
 * Returns where a search for the text leads. The text search of the service knows no months and holidays, so a text that
 * names one, or that only times match, leads to that time instead.
 */
export function searchTarget(all: readonly Suggestion[], matches: readonly Suggestion[], text: string): SearchTarget {
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
