import { compareDays } from '@/lib/compare-days';

/** One week of a month, Monday first; null is a day of another month. */
export type Week = (string | null)[];

const DAYS = 7;

/** Returns the weeks of a month (`YYYY-MM`) as ISO dates. */
export function weeksOf(month: string): Week[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const mondayFirst = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + DAYS - 1) % DAYS;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((mondayFirst + length) / DAYS) * DAYS }, (_, index) => {
    const day = index - mondayFirst + 1;
    return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / DAYS }, (_, week) => cells.slice(week * DAYS, (week + 1) * DAYS));
}

/** Returns the month to show: the requested one if the calendar contains it, otherwise the first with departures. */
export function monthToShow(requested: string | undefined, months: readonly string[], today: string): string {
  const first = months[0] ?? today.slice(0, 7);
  const last = months.at(-1) ?? first;
  return requested && requested >= today.slice(0, 7) && requested <= last ? requested : first;
}

/** Returns the nearest month with departures; of two at the same distance, the later one. */
export function nearestMonth(month: string, months: readonly string[]): string | null {
  const monthNumber = (one: string) => {
    const [year = 0, number = 0] = one.split('-').map(Number);
    return year * 12 + number;
  };
  const distance = (one: string) => Math.abs(monthNumber(one) - monthNumber(month));
  return [...months].sort((a, b) => distance(a) - distance(b) || compareDays(b, a))[0] ?? null;
}
