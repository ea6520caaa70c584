import type { BookingHistory } from '@sdk';

/** Upcoming departures first, soonest first, then past ones, the latest first. */
export function historyInOrder(bookings: readonly BookingHistory[], today: string): BookingHistory[] {
  const soonest = [...bookings].sort((a, b) => a.date.localeCompare(b.date));
  const upcoming = soonest.filter(({ date }) => date >= today);
  const past = soonest.filter(({ date }) => date < today);
  return [...upcoming, ...past.reverse()];
}
