import type { BookingHistory } from '@sdk';
import { compareDays } from '@/lib/compare-days';
import { splitByDay } from './tour/departure';
import { type Instalment, instalmentsOfBooking } from './tour/instalments';

const NEVER = '9999-12-31';

export type BookingStatus = BookingHistory['status'];

/** The states of a booking (§4), in their usual order. */
export const bookingStatuses = ['booking', 'deposit', 'full_payment', 'cancel'] as const satisfies BookingStatus[];

/** The two lists of a member's bookings, by the day of departure. */
export const bookingTabs = ['upcoming', 'past'] as const;
export type BookingTab = (typeof bookingTabs)[number];

/**
 * Splits bookings into departures from `today` on and earlier ones (latest first). Those to come begin with the payments
 * that are due next, then come all others by departure, and cancelled ones last. A payment whose proof is being checked
 * is not due.
 */
export function splitBookings(bookings: readonly BookingHistory[], today: string) {
  const { upcoming, past } = splitByDay(bookings, today, ({ date }) => date);
  const isCancelled = ({ status }: BookingHistory) => Number(status === 'cancel');
  // Of equal ones the order of departures stays.
  upcoming.sort((a, b) => isCancelled(a) - isCancelled(b) || compareDays(nextDue(a), nextDue(b)));
  return { upcoming, past };
}

const nextDue = (booking: BookingHistory) =>
  (booking.proofs?.[0]?.state !== 'received' && openPayment(booking)?.due) || NEVER;

/** Returns the states that occur among the bookings, in their usual order. */
export function statusesOf(bookings: readonly BookingHistory[]): BookingStatus[] {
  return bookingStatuses.filter((status) => bookings.some((booking) => booking.status === status));
}

/** Returns the tab and the state in a URL query; invalid values are ignored. */
export function bookingFilter(query: { tab?: unknown; status?: unknown }) {
  return {
    tab: bookingTabs.find((tab) => tab === query.tab) ?? 'upcoming',
    status: bookingStatuses.find((status) => status === query.status) ?? null,
  };
}

/**
 * Returns the next payment of a booking, with its due date. Null when nothing is left to pay, when it is cancelled, or
 * when the service does not send its price.
 */
export function openPayment({ status, payment }: Pick<BookingHistory, 'status' | 'payment'>): Instalment | null {
  if (!payment || status === 'cancel' || status === 'full_payment') return null;
  const { total, paid, balance_due } = payment;
  if (paid === 0) return instalmentsOfBooking(payment)[0] ?? null;
  if (total !== null && total <= paid) return null;
  return { kind: 'balance', amount: total === null ? null : total - paid, due: balance_due };
}
