import type { Locale } from '@/i18n/locales';

// Only full names of months and weekdays: short ones differ between browsers.
const part = (iso: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));

/** Returns `2027-03` as `Maret 2027`. */
export function formatFullMonth(month: string, locale: Locale): string {
  return `${part(`${month}-01`, locale, { month: 'long' })} ${month.slice(0, 4)}`;
}

/** Returns `2027-03-12` as `12 Maret 2027`. */
export function formatFullDay(iso: string, locale: Locale): string {
  return `${Number(iso.slice(8))} ${formatFullMonth(iso.slice(0, 7), locale)}`;
}

/** Returns `2027-03-12` as `Jumat`. */
export function formatFullWeekday(iso: string, locale: Locale): string {
  return part(iso, locale, { weekday: 'long' });
}
