import { routes } from '@/config/routes';
import { type DateLocale, formatMonth } from '../dates';
import type { Holiday } from './holidays';
import type { Place, Time } from './search-suggestions';
import type { SearchTarget } from './search-target';

/** The language of the page, and the name of a holiday in it. */
export type Names = { locale: DateLocale; holidayName: (holiday: Holiday) => string };

type SearchLink = { href: string; label: string };

type Filters = Readonly<Record<string, string>>;

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
