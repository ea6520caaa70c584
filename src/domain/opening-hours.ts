import type { OpeningHours } from '@sdk';
import { clockTime, type DateLocale, weekdayName } from './dates';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Writes the opening hours of a week as `Sen–Jum 09.00–17.30` and `Sab 09.00–14.00`. */
export function formatOpeningHours(hours: readonly OpeningHours[], locale: DateLocale): string[] {
  return hours.map(({ days, opens, closes }) => {
    const ranges = rangesOf(days).map((range) => range.map((day) => weekdayName(day, locale)).join('–'));
    return `${ranges.join(', ')} ${clockTime(opens, locale)}–${clockTime(closes, locale)}`;
  });
}

/** Returns the first and the last day of each run of days, or a day that stands alone; Monday is 1 and Sunday is 7. */
function rangesOf(days: OpeningHours['days']): number[][] {
  const open = WEEK.map((day) => days.includes(day));
  return WEEK.flatMap((_, first) => {
    if (!open[first] || open[first - 1]) return [];
    const end = open.indexOf(false, first);
    const last = end < 0 ? WEEK.length - 1 : end - 1;
    return [first === last ? [first + 1] : [first + 1, last + 1]];
  });
}
