import { currentTime } from '../lib/clock.ts';
import { withOrdinarySpaces } from '../lib/text/ordinary-spaces.ts';

/** A language in which dates and amounts are written. */
export type DateLocale = 'id' | 'en';

// The lists are fixed because en-GB prints "Sept" and engines differ in their locale data.
const MONTHS = {
  id: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
};
const WEEKDAYS = {
  id: ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
const DAY_MS = 86_400_000;
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/**
 * Formats `2027-03-12` (or a date-time) as `12 Mar 2027`, with no-break spaces; returns an empty text for an invalid
 * date.
 */
export function formatDate(iso: string, locale: DateLocale): string {
  const date = toUtc(iso);
  return date ? `${formatDayMonth(iso, locale)}\u00a0${date.getUTCFullYear()}` : '';
}

/**
 * Formats a range as `06 Mar 2027 - 14 Mar 2027` (§3): unlike a single date, each day has two digits, and the spaces are
 * ordinary ones.
 */
export function formatDateRange(from: string, to: string, locale: DateLocale): string {
  const dates = [from, to].map((iso) => formatDate(iso, locale).replace(/^\d\s/, '0$&'));
  return withOrdinarySpaces(dates.join(' - '));
}

/** Formats a day of a trip as `Sen, 19 Apr`. */
export function formatDayOfTrip(iso: string, locale: DateLocale): string {
  const date = toUtc(iso);
  return date ? `${weekdayName(date.getUTCDay(), locale)}, ${formatDayMonth(iso, locale)}` : '';
}

/** Formats a date as `19 Apr`, with a no-break space. */
export function formatDayMonth(iso: string, locale: DateLocale): string {
  const date = toUtc(iso);
  return date ? `${date.getUTCDate()}\u00a0${monthName(date.getUTCMonth() + 1, locale)}` : '';
}

/** Formats two dates as `12–19 Apr`, or as `30 Apr–7 Mei` if they are in different months. */
export function formatDayMonthRange(from: string, to: string, locale: DateLocale): string {
  const start = from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8, 10)) : formatDayMonth(from, locale);
  return withOrdinarySpaces(`${start}–${formatDayMonth(to, locale)}`);
}

/** Formats `2027-04` or a date in that month as `Apr 2027`. */
export function formatMonth(isoMonth: string, locale: DateLocale): string {
  const [year, month] = isoMonth.split('-').map(Number);
  return `${monthName(month ?? 0, locale)} ${year}`;
}

/** Formats the months of two dates as `Mar 2027`, `Jun–Jul 2027` or `Des 2026–Feb 2027`. */
export function formatMonthRange(from: string, to: string, locale: DateLocale): string {
  const end = formatMonth(to, locale);
  if (from.slice(0, 7) === to.slice(0, 7)) return end;
  const start =
    from.slice(0, 4) === to.slice(0, 4) ? monthName(Number(from.slice(5, 7)), locale) : formatMonth(from, locale);
  return `${start}–${end}`;
}

/** Returns the short name of month 1–12. */
export function monthName(month: number, locale: DateLocale): string {
  return MONTHS[locale][month - 1] ?? '';
}

/** Returns the short name of a weekday; Monday is 1, and Sunday is 0 or 7. */
export function weekdayName(day: number, locale: DateLocale): string {
  return WEEKDAYS[locale][day % 7] ?? '';
}

/** Returns the month (`YYYY-MM`) that is `by` months after this one. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Returns the date `days` after an ISO date. */
export function addDays(iso: string, days: number): string {
  const date = toUtc(iso);
  return date ? new Date(date.getTime() + days * DAY_MS).toISOString().slice(0, 10) : iso;
}

/** Returns the whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  const start = toUtc(from);
  const end = toUtc(to);
  return start && end ? Math.round((end.getTime() - start.getTime()) / DAY_MS) : 0;
}

/** Returns today's date in Asia/Jakarta (no summer time, UTC+7) as `YYYY-MM-DD`. */
export function todayInJakarta(now: Date = currentTime()): string {
  return new Date(now.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns the time of day in Asia/Jakarta: `10.24` (Indonesian) or `10:24` (English). */
export function timeInJakarta(now: Date, locale: DateLocale): string {
  return clockTime(new Date(now.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(11, 16), locale);
}

/** Returns a time (ISO) as its day and time of day in Asia/Jakarta; null for none and for an invalid one. */
export function dayAndTime(iso: string | null | undefined, locale: DateLocale): { date: string; time: string } | null {
  const instant = new Date(iso ?? '');
  if (Number.isNaN(instant.getTime())) return null;
  return { date: formatDate(todayInJakarta(instant), locale), time: timeInJakarta(instant, locale) };
}

/** Returns true for a time (ISO) that is still to come. */
export const isToCome = (iso: string | null | undefined, now: Date = currentTime()): boolean =>
  Date.parse(iso ?? '') > now.getTime();

/** Writes a time such as `10:24` in a language: `10.24` (Indonesian) or `10:24` (English). */
export function clockTime(time: string, locale: DateLocale): string {
  return locale === 'id' ? time.replace(':', '.') : time;
}

function toUtc(iso: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  if (!match) return null;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return date.getUTCMonth() === Number(match[2]) - 1 ? date : null;
}
