import type { Itinerary } from '@sdk';
import { daysBetween } from './dates';

type Dated = Pick<Itinerary, 'departure_date'>;

/** Upcoming departures first by soonest date, then past ones, the latest past first (§3). */
export function orderItineraries<T extends Dated>(itineraries: readonly T[], today: string): T[] {
  const { upcoming, past } = splitItineraries(itineraries, today);
  return [...upcoming, ...past];
}

/** Departures on or after `today` (soonest first) and those before (latest first). */
export function splitItineraries<T extends Dated>(
  itineraries: readonly T[],
  today: string,
): { upcoming: T[]; past: T[] } {
  const byDate = [...itineraries].sort((a, b) => a.departure_date.localeCompare(b.departure_date));
  return {
    upcoming: byDate.filter((row) => row.departure_date >= today),
    past: byDate.filter((row) => row.departure_date < today).reverse(),
  };
}

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

/** A departure that can be booked: upcoming, not withdrawn, not full. Seats on request count as bookable. */
export function isBookable(row: Pick<Itinerary, 'departure_date' | 'status_deleted' | 'seat'>, today: string): boolean {
  return !row.status_deleted && row.departure_date >= today && row.seat !== 0;
}
