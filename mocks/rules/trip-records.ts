import type { Member, State, TripRecord } from '../state/state.ts';

type Booking = State['bookings'][number];

/** The member's booking with this code. */
export const findBooking = (state: State, member: Member, code: string): Booking | undefined =>
  state.bookings.find(({ memberId, history }) => memberId === member.id && history.reservation_code === code);

/** The events of a booking, to read; empty when nothing has happened. */
export const readRecord = (state: State, code: string): TripRecord => ({
  proofs: [],
  requests: [],
  changes: [],
  seats_confirmed_on: null,
  key: null,
  ...state.trips[code],
});

/** The events of a booking, to change. */
export function changeRecord(state: State, code: string): TripRecord {
  state.trips[code] ??= readRecord(state, code);
  return state.trips[code];
}

/** The events of the member's booking with this code, to change; null when the member has no such booking. */
export const changeOwnRecord = (state: State, member: Member, code: string): TripRecord | null =>
  findBooking(state, member, code) ? changeRecord(state, code) : null;

/** Counts the deposit of a booking as paid, or after it the rest. */
export function payNextInstalment(state: State, code: string): void {
  const history = state.bookings.find((booking) => booking.history.reservation_code === code)?.history;
  const { payment } = history ?? {};
  if (!history || !payment || payment.total === null || payment.paid >= payment.total) return;
  const { total, paid, deposit } = payment;
  const isDeposit = deposit !== null && payment.deposit_due !== null && paid < deposit;
  history.status = isDeposit ? 'deposit' : 'full_payment';
  history.payment = isDeposit
    ? { ...payment, paid: deposit, deposit_due: null }
    : { ...payment, paid: total, deposit_due: null, balance_due: null };
}
