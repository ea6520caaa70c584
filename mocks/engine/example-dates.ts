/** The examples of the document were written at the end of this year: its days are past, later ones are to come. */
const LAST_PAST_YEAR = 2026;
const YEAR_BEFORE_MONTH = /(?<![-\w])20\d\d(?=-(?:0[1-9]|1[0-2])(?!\d))/;
const YEAR_AFTER_MONTH = /(?<=\b\d\d [A-Z][a-z]{2} )20\d\d\b/;
const YEAR = new RegExp(`${YEAR_BEFORE_MONTH.source}|${YEAR_AFTER_MONTH.source}`, 'g');

/**
 * Returns a copy of an example whose years are moved to the present: what was past stays past, what was to come is still
 * to come. Whole years keep the order of the days, the length of a trip and its season, as long as no trip of an example
 * spans this turn of the year. Dates are written `2027-03`, `2027-03-13` or `13 Mar 2027`. The day is that of Jakarta.
 */
export function withPresentYears<T>(example: T, today: string): T {
  const year = Number(today.slice(0, 4));
  const yearsSince = Math.max(0, year - 1 - LAST_PAST_YEAR);
  const hasNewYear = year > LAST_PAST_YEAR;
  const moved = (text: string) => {
    const written = Number(text);
    return String(written + yearsSince + (hasNewYear && written > LAST_PAST_YEAR ? 1 : 0));
  };
  return movePart(example, (text) => text.replaceAll(YEAR, moved)) as T;
}

function movePart(part: unknown, move: (text: string) => string): unknown {
  if (typeof part === 'string') return move(part);
  if (Array.isArray(part)) return part.map((one) => movePart(one, move));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, movePart(value, move)]));
}
