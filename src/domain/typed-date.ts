import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { withOrdinarySpaces } from '@/lib/text/ordinary-spaces';
import { plainCharacters } from '@/lib/text/plain-characters';
import { type DateLocale, formatDate, monthName } from './dates';

dayjs.extend(customParseFormat);

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

// Spellings of older Indonesian and common abbreviations whose first three letters are those of no month's name.
const OTHER_SPELLINGS: Record<string, number> = { peb: 2, mrt: 3, ags: 8, agt: 8, nop: 11 };

const SHAPES = [
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s./-]*(?<month>[a-z]{3,})[\s.,/-]*(?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,})[\s./-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(?<year>\d{4})$/i,
  /^(?<year>\d{4})[\s./-]+(?<month>\d{1,2}|[a-z]{3,})[\s./-]+(?<day>\d{1,2})$/i,
];

/**
 * Parses '14 5 1986', '14/05/1986', '14051986', '14 Mei 1986', 'May 14, 1986' or '1986-05-14' to an ISO date; null when
 * it is not a date.
 */
export function parseTypedDate(text: string): string | null {
  const typed = plainCharacters(text).trim();
  const parts = SHAPES.map((shape) => shape.exec(typed)?.groups).find(Boolean);
  if (!parts) return null;
  const { day = '', month = '', year = '' } = parts;
  const iso = [year, /\d/.test(month) ? month : monthOf(month), day].map((part) => part.padStart(2, '0')).join('-');
  return dayjs(iso, 'YYYY-MM-DD', true).isValid() ? iso : null;
}

/** Writes out a typed date, so that day and month cannot be confused; null when it is not a date. */
export function writtenDate(text: string, locale: DateLocale): string | null {
  const iso = parseTypedDate(text);
  return iso && fieldDate(iso, locale);
}

/** Formats an ISO date for the field in which visitors type it, with the spaces of a keyboard. */
export function fieldDate(iso: string, locale: DateLocale): string {
  return withOrdinarySpaces(formatDate(iso, locale));
}

// The first three letters identify a month in both languages.
function monthOf(word: string): string {
  const start = word.slice(0, 3).toLowerCase();
  const isMonth = (month: number, locale: DateLocale) => monthName(month, locale).toLowerCase() === start;
  return String(MONTHS.find((month) => isMonth(month, 'id') || isMonth(month, 'en')) ?? OTHER_SPELLINGS[start] ?? 0);
}
