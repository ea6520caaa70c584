import type { BookingHistory } from '@sdk';
import { compareDays } from '@/lib/compare-days';
import { addDays } from './dates';
import { splitByDay } from './tour/departure';
import { type Instalment, instalmentsOfBooking } from './tour/instalments';

const NEVER = '9999-12-31';

export type BookingStatus = BookingHistory['status'];

/** The states of a booking (§4), in their usual order. */
export const bookingStatuses = ['booking', 'deposit', 'full_payment', 'cancel'] as const satisfies BookingStatus[];

/** The two lists of a member's bookings, by the day of departure. */
export const bookingTabs = ['upcoming', 'past'] as const;
export type BookingTab = (typeof bookingTabs)[number];

/** Days before the departure from which a trip comes first. */
const SOON_DAYS = 3;

/**
 * Splits bookings into trips that are not over `today` and earlier ones (latest first). Those to come begin with the
 * trip that is under way or leaves soon, then come the payments that are due next, then all others by departure, and
 * cancelled ones last. A payment whose proof is being checked is not due.
 */
export function splitBookings(bookings: readonly BookingHistory[], today: string) {
  const { upcoming, past } = splitByDay(bookings, today, lastDay);
  const isCancelled = ({ status }: BookingHistory) => Number(status === 'cancel');
  const soon = addDays(today, SOON_DAYS);
  const turn = (booking: BookingHistory) => (booking.date <= soon ? booking.date : nextDue(booking));
  upcoming.sort(
    (a, b) => isCancelled(a) - isCancelled(b) || compareDays(turn(a), turn(b)) || compareDays(a.date, b.date),
  );
  return { upcoming, past };
}

/** The day of return; without one a trip counts until its departure. A cancelled one is over then, too. */
const lastDay = ({ date, arrival_date: back, status }: BookingHistory) => (status === 'cancel' ? date : (back ?? date));

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
 * Returns the next payment of a booking, or what is left of it, with its due date. Null when nothing is left to pay, when it is cancelled, or
 * when the service does not send its price.
 */
export function openPayment({ status, payment }: Pick<BookingHistory, 'status' | 'payment'>): Instalment | null {
  if (!payment || status === 'cancel' || status === 'full_payment') return null;
  const { total, paid, deposit, deposit_due, balance_due } = payment;
  if (paid === 0) return instalmentsOfBooking(payment)[0] ?? null;
  if (status === 'booking' && deposit !== null && paid < deposit) {
    return { kind: 'deposit', amount: deposit - paid, due: deposit_due };
  }
  if (total !== null && total <= paid) return null;
  return { kind: 'balance', amount: total === null ? null : total - paid, due: balance_due };
}

/** Returns all payments of a booking that are still to come. */
export function openPayments({ status, payment }: Pick<BookingHistory, 'status' | 'payment'>): Instalment[] {
  const next = openPayment({ status, payment });
  if (!payment || !next) return [];
  return payment.paid === 0 ? instalmentsOfBooking(payment) : [next];
}
