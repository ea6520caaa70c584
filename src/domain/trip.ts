import type { Answer, BookingHistory } from '@sdk';
import { openPayment } from './booking-history';
import { daysBetween } from './dates';
import { checkPassport, passportNeededUntil } from './passport';
import type { Instalment } from './tour/instalments';

type Details = Answer<'getBooking'>['data'];

/** A booking of a member, with the details of its trip if the service has them. */
export type Trip = BookingHistory & Partial<Details>;

export type NextStep =
  | { kind: 'pay'; instalment: Instalment; days: number | null }
  | { kind: 'passports'; count: number }
  | { kind: 'meet'; meeting: NonNullable<Details['meeting']> }
  | { kind: 'ready' };

/** Days before a due day from which a payment is urgent. */
const URGENT_DAYS = 3;

/** Returns what a traveller has to do next; null for a trip that is cancelled or over. `days` count from `today`. */
export function nextStep(trip: Trip, today: string): NextStep | null {
  if (trip.status === 'cancel' || (trip.arrival_date ?? trip.date) < today) return null;
  const instalment = openPayment(trip);
  if (instalment && (instalment.amount !== null || instalment.due !== null)) {
    return { kind: 'pay', instalment, days: instalment.due === null ? null : daysBetween(today, instalment.due) };
  }
  const count = (trip.travellers ?? []).filter(
    (one) => passportState(one, trip.arrival_date)?.kind !== 'enough',
  ).length;
  if (count > 0) return { kind: 'passports', count };
  return trip.meeting ? { kind: 'meet', meeting: trip.meeting } : { kind: 'ready' };
}

/** True if the next payment is late or due within some days; `today` is an ISO date. */
export function isPaymentUrgent(trip: Pick<Trip, 'status' | 'payment'>, today: string): boolean {
  const due = openPayment(trip)?.due;
  return !!due && daysBetween(today, due) <= URGENT_DAYS;
}

/**
 * Returns whether a traveller's passport is valid long enough for the return, and until when it must be; null while the
 * day of return is not known.
 */
export function passportState({ passport_expiry: expiry }: Details['travellers'][number], back: string | undefined) {
  if (!back) return null;
  return expiry ? checkPassport(expiry, back) : { kind: 'missing' as const, neededUntil: passportNeededUntil(back) };
}
