import type { Itinerary } from '@sdk';
import { compareDays } from '@/lib/compare-days';
import { daysBetween } from './dates';

type Dated = Pick<Itinerary, 'departure_date'>;

/** Rows on or after `today` (soonest first) and those before (latest first); `dayOf` names a row's ISO date. */
export function splitByDay<T>(
  rows: readonly T[],
  today: string,
  dayOf: (row: T) => string,
): { upcoming: T[]; past: T[] } {
  const byDay = [...rows].sort((a, b) => compareDays(dayOf(a), dayOf(b)));
  return {
    upcoming: byDay.filter((row) => dayOf(row) >= today),
    past: byDay.filter((row) => dayOf(row) < today).reverse(),
  };
}

/** The order of §3: upcoming departures by soonest date, and past ones, the latest past first. */
export const splitItineraries = <T extends Dated>(itineraries: readonly T[], today: string) =>
  splitByDay(itineraries, today, (row) => row.departure_date);

/** Rows the operator has withdrawn are delivered by the service and never shown. */
export function withoutDeleted<T extends Pick<Itinerary, 'status_deleted'>>(itineraries: readonly T[]): T[] {
  return itineraries.filter((row) => !row.status_deleted);
}

/** Days and nights of a departure, counted from its dates. */
export function tripLength(row: Pick<Itinerary, 'departure_date' | 'arrival_date'>): { days: number; nights: number } {
  const nights = Math.max(0, daysBetween(row.departure_date, row.arrival_date));
  return { days: nights + 1, nights };
}

/** "Guaranteed" is only said when the operator's own words say so. */
export function isGuaranteed(row: Pick<Itinerary, 'note' | 'type'>): boolean {
  return /pasti berangkat|guaranteed/i.test(`${row.note ?? ''} ${row.type ?? ''}`);
}

const SAYS_ONLY_GUARANTEED = /^\s*(pasti berangkat|guaranteed( departure)?)[.!]?\s*$/i;

/** The operator's note; null where it only says that the departure is guaranteed, for which the site shows a tag. */
export function remarkOf(note: string | null): string | null {
  return note && !SAYS_ONLY_GUARANTEED.test(note) ? note : null;
}
