import { type Locale, monthName } from './dates';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const SHAPES = [
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<day>\d{1,2})[\s./-]*(?<month>[a-z]{3,})[\s./-]*(?<year>\d{4})$/i,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];

/** '14 5 1986', '14/05/1986', '14051986', '14 Mei 1986' or '1986-05-14' as an ISO date; null when it is no date. */
export function parseTypedDate(text: string): string | null {
  const typed = text.trim();
  const parts = SHAPES.map((shape) => shape.exec(typed)?.groups).find(Boolean);
  if (!parts) return null;
  const { day = '', month = '', year = '' } = parts;
  return realDate(Number(year), /\d/.test(month) ? Number(month) : monthOf(month), Number(day));
}

// The first three letters tell the months apart in both languages.
function monthOf(word: string): number {
  const start = word.slice(0, 3).toLowerCase();
  const isMonth = (month: number, locale: Locale) => monthName(month, locale).toLowerCase() === start;
  return MONTHS.find((month) => isMonth(month, 'id') || isMonth(month, 'en')) ?? 0;
}

function realDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
