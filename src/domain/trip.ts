import type { Answer, BookingHistory } from '@sdk';
import { openPayment } from './booking-history';
import { addDays, daysBetween, isToCome } from './dates';
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

type Proof = NonNullable<Trip['proofs']>[number];
export type Traveller = NonNullable<Trip['travellers']>[number];

/** The next step of a trip. `days` are those until the due day, or until the departure. */
export type NextStep =
  /** The seats are not confirmed, so nothing is to be transferred yet; `call` is who calls about it, until when. */
  | { kind: 'confirm'; call: { name: string; by: string } | null; instalment: Instalment | null; days: number | null }
  /** A proof of payment was handed in. */
  | { kind: 'checking' | 'resend'; proof: Proof; instalment: Instalment }
  /** `passports` is how many passports are due on the same day; 0 for a deposit. */
  | { kind: 'pay'; instalment: Instalment; days: number | null; passports: number }
  /** Nothing is known beside the state of the booking. */
  | { kind: 'status' }
  /** So many are missing or not valid long enough; `tooShort` is the first traveller with such a one. */
  | { kind: 'passports'; count: number; tooShort: Traveller | null; days: number }
  | { kind: 'meet'; meeting: NonNullable<Details['meeting']>; days: number }
  | { kind: 'travelling'; day: number; of: number }
  | { kind: 'ready' };

/** Days before a due day from which a payment is urgent. */
const URGENT_DAYS = 7;
/** Days before the departure from which a missing passport is urgent: a new one takes weeks. */
const PASSPORT_DAYS = 60;

export function tripPhase({ status, date, arrival_date: back = date }: Trip, today: string): TripPhase {
  if (status === 'cancel') return 'cancelled';
  if (today <= date) return 'ahead';
  return today <= back ? 'underway' : 'over';
}

/** Returns how far the refund of a cancelled booking is, and the day on which it was or will be paid. */
export function refundState({ payment }: Trip): { kind: 'refunded' | 'due' | 'open'; day: string | null } {
  const { refund_due: due, refunded_on: paid } = payment ?? {};
  return { kind: paid ? 'refunded' : due ? 'due' : 'open', day: paid ?? due ?? null };
}

/** Returns the number of a day of the trip, which begins with day 1. */
export const dayOfTrip = ({ date }: Trip, day: string): number => daysBetween(date, day) + 1;

/** Returns the hotel where the group sleeps on a day, as far as the service says it. */
export const hotelOn = ({ hotels = [] }: Trip, day: string) =>
  hotels.find(({ check_in: from, nights }) => from && from <= day && day < addDays(from, nights));

/** Returns the ids of the sections to which the page of a trip links, in the order of the page. */
export function linkedSections(trip: Trip, phase: TripPhase): string[] {
  const { changes, payment, travellers, weather, packing, requests } = trip;
  const parts = {
    changes: changes?.length,
    ...(phase === 'underway' && { plan: true }),
    payments: phase === 'cancelled' || payment,
    travellers: phase !== 'cancelled' && travellers?.length,
    plan: phase !== 'cancelled',
    packing: weather?.length || packing?.length,
    requests: requests && (requests.length > 0 || phase === 'ahead'),
    link: canHaveLink(trip, phase),
    help: true,
  };
  return Object.entries(parts).flatMap(([id, has]) => (has ? [id] : []));
}

/** True if fellow travellers can be, or are, invited to the trip by a link. */
export const canHaveLink = ({ reservation_code: code, is_shared: isShared }: Trip, phase: TripPhase): boolean =>
  code !== undefined && isShared !== undefined && (isShared || phase === 'ahead' || phase === 'underway');

/**
 * Returns what the member has to do next; null for a trip that needs nothing any more. `today` is an ISO date. A passport
 * that is too short comes before a payment that is not due yet.
 */
export function nextStep(trip: Trip, today: string): NextStep | null {
  const phase = tripPhase(trip, today);
  if (phase === 'cancelled' || phase === 'over') return null;
  const instalment = openPayment(trip);
  const days = instalment?.due ? daysBetween(today, instalment.due) : null;
  const [proof] = trip.proofs ?? [];
  if (instalment && proof && proof.state !== 'confirmed') {
    return { kind: proof.state === 'received' ? 'checking' : 'resend', proof, instalment };
  }
  if (!areSeatsConfirmed(trip)) return { kind: 'confirm', call: callAhead(trip), instalment, days };
  const passports = phase === 'ahead' ? passportStep(trip, today) : null;
  if (passports?.tooShort && !(days !== null && days <= URGENT_DAYS)) return passports;
  if (instalment && (instalment.amount !== null || days !== null)) {
    return { kind: 'pay', instalment, days, passports: instalment.kind === 'deposit' ? 0 : (passports?.count ?? 0) };
  }
  if (phase === 'underway') {
    const of = daysBetween(trip.date, trip.arrival_date ?? trip.date) + 1;
    return { kind: 'travelling', day: dayOfTrip(trip, today), of };
  }
  if (trip.status !== 'full_payment' || !trip.travellers) return { kind: 'status' };
  if (passports) return passports;
  return trip.meeting && isToCome(trip.meeting.time)
    ? { kind: 'meet', meeting: trip.meeting, days: daysBetween(today, trip.date) }
    : { kind: 'ready' };
}

/** True once the seats are confirmed. A service that does not say so has confirmed them with the first payment. */
export const areSeatsConfirmed = ({ status, seats_confirmed_on: day }: Trip): boolean =>
  status !== 'booking' || Boolean(day);

function passportStep({ travellers = [], arrival_date: back, date }: Trip, today: string) {
  const open = travellers.filter((one) => (passportState(one, back)?.kind ?? 'enough') !== 'enough');
  if (open.length === 0) return null;
  const tooShort = open.find((one) => one.passport_expiry) ?? null;
  return { kind: 'passports' as const, count: open.length, tooShort, days: daysBetween(today, date) };
}

function callAhead({ consultant }: Trip): { name: string; by: string } | null {
  const { name, calls_by: by } = consultant ?? {};
  return name && by && isToCome(by) ? { name, by } : null;
}

/**
 * True for a payment that is late or due within a week, a proof that has to be sent again, a passport that is too short,
 * one that is missing shortly before the departure, for the meeting from the day before, and on the way.
 */
export function isStepUrgent(step: NextStep): boolean {
  if (step.kind === 'resend' || step.kind === 'travelling') return true;
  if (step.kind === 'meet') return step.days <= 1;
  if (step.kind === 'passports') return step.tooShort !== null || step.days <= PASSPORT_DAYS;
  const isOpen = step.kind === 'pay' || (step.kind === 'confirm' && !step.call);
  return isOpen && step.days !== null && step.days <= URGENT_DAYS;
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
