import { addDays } from '../dates';

/** A season in which Indonesians travel, with the months (`YYYY-MM`) of its departures. */
export type Holiday = { name: 'lebaran' | 'school' | 'yearEnd'; year: number; months: string[] };

// Departures from six days before the first day of Lebaran to six days after it belong to the season.
const LEBARAN_DAYS = 6;
const SCHOOL_MONTHS = ['06', '07'];
const YEAR_END = '12';

/** Returns the holidays that fall into these months (`YYYY-MM`), in order of time. */
export function holidaysIn(months: readonly string[]): Holiday[] {
  const years = [...new Set(months.map((month) => Number(month.slice(0, 4))))];
  const holidays = years.flatMap((year): Holiday[] => [
    ...lebaranOf(year).map((day): Holiday => {
      const season = [addDays(day, -LEBARAN_DAYS), addDays(day, LEBARAN_DAYS)].map((one) => one.slice(0, 7));
      return { name: 'lebaran', year, months: [...new Set(season)] };
    }),
    { name: 'school', year, months: SCHOOL_MONTHS.map((month) => `${year}-${month}`) },
    { name: 'yearEnd', year, months: [`${year}-${YEAR_END}`] },
  ]);
  return holidays
    .map((holiday) => ({ ...holiday, months: holiday.months.filter((month) => months.includes(month)) }))
    .filter((holiday) => holiday.months.length > 0)
    .sort((a, b) => (a.months[0] ?? '').localeCompare(b.months[0] ?? ''));
}

// The first of Shawwal, the tenth month, by the calendar of Umm al-Qura. The official date may differ by a day.
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** Returns the first days of Lebaran in a year; some years have two. */
function lebaranOf(year: number): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(`${year}-`); day = addDays(day, 1)) {
    const parts = hijri.formatToParts(new Date(day));
    if (partOf(parts, 'month') === '10' && partOf(parts, 'day') === '1') days.push(day);
  }
  return days;
}

const partOf = (parts: Intl.DateTimeFormatPart[], type: 'day' | 'month') =>
  parts.find((part) => part.type === type)?.value;
