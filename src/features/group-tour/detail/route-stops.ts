import { addDays, type DateLocale, formatDayMonth } from '@/domain/dates';
import type { DayModel } from './day-model';

/** A place of the route and the days (1-based) spent there; `days` is null if the programme does not mention it. */
type RouteStop = { name: string; days: { first: number; last: number } | null };

type Day = Pick<DayModel, 'day' | 'title' | 'text'>;

// Departure and arrival dates refer to Jakarta, so every route starts and ends there.
const HOME = 'Jakarta';
const ARRIVES = /^(tiba|arriv)/i;

/** Returns the places of a one-line route ("Istanbul – Konya – Bursa") with the days found in the programme. */
export function routeStops(route: string | null, programme: readonly Day[], tripDays: number): RouteStop[] {
  const names = (route ?? '').split(/\s+[–—-]\s+/).filter((name) => name && name !== HOME);
  if (names.length === 0) return [];
  const starts = firstDays(names, programme);
  const stops = names.map((name, index) => {
    const first = starts[index] ?? null;
    if (first === null) return { name, days: null };
    const next = starts.slice(index + 1).find((day) => day !== null) ?? tripDays;
    return { name, days: { first, last: lastDay(name, programme, first, next) } };
  });
  return [
    { name: HOME, days: { first: 1, last: 1 } },
    ...stops,
    { name: HOME, days: { first: tripDays, last: tripDays } },
  ];
}

/** Returns the dates of a stop as `19 Apr`, `21–22 Apr` or `30 Apr – 1 Mei`. */
export function stopDates({ days }: RouteStop, startsOn: string, locale: DateLocale): string | undefined {
  if (!days) return undefined;
  const from = addDays(startsOn, days.first - 1);
  const to = addDays(startsOn, days.last - 1);
  if (from === to) return formatDayMonth(from, locale);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return isSameMonth
    ? `${Number(from.slice(8))}–${formatDayMonth(to, locale)}`
    : `${formatDayMonth(from, locale)} – ${formatDayMonth(to, locale)}`;
}

function firstDays(names: readonly string[], programme: readonly Day[]): (number | null)[] {
  let reached = 0;
  return names.map((name) => {
    const ahead = programme.filter(({ day }) => day >= reached);
    const match = ahead.find(({ title }) => says(title, name)) ?? ahead.find(({ text }) => says(text, name));
    if (!match) return null;
    // The day of a night flight names the destination, which the group reaches on the next day.
    const next = programme.find(({ day }) => day === match.day + 1);
    const isNextDay = next && ARRIVES.test(next.title) && says(next.title, name);
    reached = isNextDay ? next.day : match.day;
    return reached;
  });
}

// The stay lasts as long as the titles contain the place, at most until the next place is reached.
function lastDay(name: string, programme: readonly Day[], first: number, next: number): number {
  const later = programme.filter(({ day, title }) => day > first && day < next && says(title, name));
  return Math.max(first, ...later.map(({ day }) => day));
}

function says(text: string, name: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}])${literal}(?![\\p{L}])`, 'iu').test(text);
}
