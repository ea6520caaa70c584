import type { Season } from '@sdk';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { Locale, Localized } from './localized.ts';

dayjs.extend(utc);

const MONTHS: Localized<readonly string[]> = {
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

// First day of Lebaran. From 2027 on it is computed, because the official date is set each year.
const LEBARAN = ['2025-03-31', '2026-03-20', '2027-03-10', '2028-02-27', '2029-02-15', '2030-02-05', '2031-01-25'];
const LEBARAN_SEASONS = LEBARAN.map((day) => ({ first: addDays(day, -6), last: addDays(day, 6) }));

/** The ISO date `days` after `iso`. */
export function addDays(iso: string, days: number): string {
  return dayjs.utc(iso).add(days, 'day').format('YYYY-MM-DD');
}

/** The first, second … Friday (5) or Saturday (6) of a month. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dayjs.utc(`${year}-${month}-01`);
  const toWeekday = (weekday - first.day() + 7) % 7;
  return first.date(1 + toWeekday + (nth - 1) * 7).format('YYYY-MM-DD');
}

/** `06 Mar 2027 - 15 Mar 2027`. */
export function formatPeriod(departure: string, arrival: string, locale: Locale): string {
  return `${formatDate(departure, locale)} - ${formatDate(arrival, locale)}`;
}

/** The season of a departure. */
export function getSeason(departure: string): 'regular' | 'school-holidays' | 'lebaran' | 'year-end' {
  const isLebaran = LEBARAN_SEASONS.some(({ first, last }) => departure >= first && departure <= last);
  if (isLebaran) return 'lebaran';
  const monthDay = departure.slice(5);
  if (monthDay >= '06-12' && monthDay <= '07-12') return 'school-holidays';
  return monthDay >= '12-15' ? 'year-end' : 'regular';
}

/** The first and last day of the seasons with fixed days, `MM-DD`; snow ends in the next year. */
const FIXED_SEASONS = {
  school: ['06-12', '07-12'],
  year_end: ['12-15', '12-31'],
  sakura: ['03-20', '04-15'],
  snow: ['12-01', '02-28'],
} as const satisfies Partial<Record<Season['key'], readonly [string, string]>>;

/** The running or next days of a season, and those of the year after; fewer where Lebaran is not known. */
export function nextSeasons(key: Season['key'], today: string) {
  const years = [-1, 0, 1, 2].map((offset) => Number(today.slice(0, 4)) + offset);
  const all = key === 'lebaran' ? LEBARAN_SEASONS : years.map((year) => fixedSeason(FIXED_SEASONS[key], year));
  return all.filter(({ last }) => last >= today).slice(0, 2);
}

const fixedSeason = ([first, last]: readonly [string, string], year: number) => ({
  first: `${year}-${first}`,
  last: `${last < first ? year + 1 : year}-${last}`,
});

/** The month (`YYYY-MM`) of the first Lebaran that begins on that day or later. */
export function getMonthOfNextLebaran(today: string): string | undefined {
  return LEBARAN.find((day) => day >= today)?.slice(0, 7);
}

function formatDate(iso: string, locale: Locale): string {
  const [year, month, day] = iso.split('-');
  return `${day} ${MONTHS[locale][Number(month) - 1]} ${year}`;
}
