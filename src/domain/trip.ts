import type { Answer, BookingHistory } from '@sdk';
import { openPayment } from './booking-history';
import { daysBetween, isToCome } from './dates';
import { checkPassport, passportNeededUntil } from './passport';
import type { Instalment } from './tour/instalments';

type Details = Answer<'getBooking'>['data'];

/** A booking of a member, with the details of its trip if the service has them. */
export type Trip = BookingHistory & Partial<Details>;

/** Returns the trip of a link for fellow travellers, who pay nothing: a trip that is not cancelled counts as paid. */
export const sharedTrip = ({ is_cancelled: isCancelled, ...trip }: Answer<'getSharedTrip'>['data']): Trip => ({
  ...trip,
  status: isCancelled ? 'cancel' : 'full_payment',
});

/** Where a trip is in its life. Without a day of return it is over from the day after the departure. */
export type TripPhase = 'cancelled' | 'ahead' | 'underway' | 'over';

/** `contact`: the team writes first. `days` are those until the due day. */
export type NextStep =
  | { kind: 'pay'; instalment: Instalment; days: number | null }
  | { kind: 'contact' }
  | { kind: 'passports'; count: number }
  | { kind: 'meet'; meeting: NonNullable<Details['meeting']> }
  | { kind: 'ready' };

/** Days before a due day from which a payment is urgent. */
const URGENT_DAYS = 3;

export function tripPhase({ status, date, arrival_date: back = date }: Trip, today: string): TripPhase {
  if (status === 'cancel') return 'cancelled';
  if (today <= date) return 'ahead';
  return today <= back ? 'underway' : 'over';
}

/** Returns what the member has to do next; null for a trip that needs nothing any more. */
export function nextStep(trip: Trip, today: string): NextStep | null {
  const phase = tripPhase(trip, today);
  if (phase === 'cancelled' || phase === 'over') return null;
  const instalment = openPayment(trip);
  if (instalment && (instalment.amount !== null || instalment.due !== null)) {
    return { kind: 'pay', instalment, days: instalment.due === null ? null : daysBetween(today, instalment.due) };
  }
  if (phase === 'underway') return null;
  if (trip.status !== 'full_payment') return { kind: 'contact' };
  const states = (trip.travellers ?? []).map((one) => passportState(one, trip.arrival_date));
  const count = states.filter((state) => state && state.kind !== 'enough').length;
  if (count > 0) return { kind: 'passports', count };
  return trip.meeting && isToCome(trip.meeting.time) ? { kind: 'meet', meeting: trip.meeting } : { kind: 'ready' };
}

/** True if the next payment is late or due within three days; `today` is an ISO date. */
export function isPaymentUrgent(trip: Pick<Trip, 'status' | 'payment'>, today: string): boolean {
  const due = openPayment(trip)?.due;
  return !!due && daysBetween(today, due) <= URGENT_DAYS;
}

/**
 * Returns whether a traveller's passport is valid long enough for the return, and until when it must be; null while the
 * day of return is not known.
 */
export function passportState(
  { passport_expiry: expiry }: NonNullable<Details['travellers']>[number],
  back: string | undefined,
) {
  if (!back) return null;
  return expiry ? checkPassport(expiry, back) : { kind: 'missing' as const, neededUntil: passportNeededUntil(back) };
}
