import { fitPax } from '@/domain/booking-party';
import { type Pax, seatedGuests } from '@/domain/party';
import type { Departure } from '@/domain/tour/departure';
import { type BookingValues, losesGuest, type PassengerValues, withParty } from '../forms/values';

/** A party that was reduced to the seats of a departure, or to the maximum of one booking. */
export type Cut = {
  kind: 'reduced' | 'capped';
  count: number;
  /** The departure at whose date this is told; null if the party fits into the one that was chosen since. */
  itineraryId: string | null;
  /** The party before it was reduced to seats, until the visitor changes it. */
  wish?: Pax | undefined;
};

type PartyState = { values: BookingValues; removedGuests: readonly PassengerValues[]; cut: Cut | null };

/** Returns the booking for the wished party, reduced to the seats of a departure. Guests with filled-in fields stay. */
export function fitToSeats<State extends PartyState>(state: State, { id, seat }: Departure, wish: Pax): State {
  const pax = seat === null ? wish : fitPax(wish, seat);
  if (losesGuest(state.values.passengers, pax)) return state;
  const count = seatedGuests(pax);
  const itineraryId = count < seatedGuests(wish) ? String(id) : null;
  return {
    ...state,
    ...withParty(state.values, pax, state.removedGuests),
    cut: { kind: 'reduced', count, itineraryId, wish },
  };
}

/** Returns the booking of a newly chosen departure: with more of the wished guests, if an earlier one had few seats. */
export function restoreWish<State extends PartyState>(state: State, departure: Departure): State {
  const wish = state.cut?.wish;
  const fitted = wish ? fitToSeats(state, departure, wish) : state;
  return seatedGuests(fitted.values.pax) < seatedGuests(state.values.pax) ? state : fitted;
}

/** Returns the cut of a booking whose party the visitor has changed, which is what is wished from then on. */
export const withoutWish = (cut: Cut | null): Cut | null => cut && { ...cut, wish: undefined };
