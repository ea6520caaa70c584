import type { Member, State, TripRecord } from '../state/state.ts';

type Booking = State['bookings'][number];

/** The member's booking with this code. */
export const findBooking = (state: State, member: Member, code: string): Booking | undefined =>
  state.bookings.find(({ memberId, history }) => memberId === member.id && history.reservation_code === code);

/** What happened to the booking with this code, to read or to change. */
export function tripRecord(state: State, code: string): TripRecord {
  state.trips[code] ??= { proofs: [], requests: [], changes: [], key: null };
  return state.trips[code];
}
