import { type Locale, monthName } from './dates';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** '14 5 1986', '14/05/1986', '14051986', '14 Mei 1986' or '1986-05-14' as an ISO date; null when it is no date. */
export function parseTypedDate(text: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return realDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})[\s./-]*([a-z]{3,}|\d{1,2}?|\d{2})[\s./-]*(\d{4})$/i.exec(typed);
  if (!parts?.[2]) return null;
  return realDate(Number(parts[3]), /\d/.test(parts[2]) ? Number(parts[2]) : monthOf(parts[2]), Number(parts[1]));
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
