import { expect, test } from 'vitest';
import { bookingState, departure } from '../../../../tests/support/booking-fixture';
import { blankPassenger } from '../forms/values';
import type { BookingEvent } from './events';
import { type BookingState, reduceBooking } from './state';

const play = (state: BookingState, ...events: BookingEvent[]) => events.reduce(reduceBooking, state);
const paxOf = (adult: number, child = 0) => ({ adult, child, infant: 0 });
const withSeats = (id: number, seat: number | null) => ({ ...departure, id, seat });
const small = withSeats(170704, 4);
const choose = (id: number, seat: number | null): BookingEvent => ({
  type: 'departureChosen',
  departure: withSeats(id, seat),
});

/** A party of eight without names, reduced to the four seats of the departure of its address. */
const reduced = () => {
  const passengers = Array.from({ length: 8 }, () => blankPassenger('adult'));
  const events: BookingEvent[] = [
    { type: 'departuresRead', rows: [small, withSeats(6, 6), withSeats(11, 11), withSeats(2, 2)] },
    { type: 'departuresSettled', hasFailed: false, at: 1000 },
  ];
  return play(bookingState({ pax: paxOf(8), passengers }), ...events);
};
const partyOf = ({ values, cut }: BookingState) => [values.pax.adult, values.passengers.length, cut?.itineraryId];

test.each<[string, BookingEvent[], ReturnType<typeof partyOf>]>([
  ['a date with enough seats has all of them', [choose(11, 11)], [8, 8, null]],
  ['a date on request has all of them', [choose(9, null)], [8, 8, null]],
  ['a date with some more seats has as many as fit, and says so', [choose(6, 6)], [6, 6, '6']],
  ['a date with some more seats and then one with enough has all', [choose(6, 6), choose(11, 11)], [8, 8, null]],
  ['a date with fewer seats keeps the party, which is told to be too large', [choose(2, 2)], [4, 4, '170704']],
  ['the first date again keeps all, which are told to be too many', [choose(11, 11), choose(170704, 4)], [8, 8, null]],
])('of eight travellers reduced to four, %s', (_, events, expected) => {
  expect(partyOf(reduced())).toEqual([4, 4, '170704']);
  expect(partyOf(play(reduced(), ...events))).toEqual(expected);
});

test('a party that the visitor changed, or a guest of another type, is kept at another date', () => {
  const three = play(reduced(), { type: 'partyChanged', pax: paxOf(3) }, choose(11, 11));
  expect(three.values.pax).toEqual(paxOf(3));
  const child = play(reduced(), { type: 'guestTypeChanged', index: 3, to: 'child' }, choose(11, 11));
  expect(child.values.pax).toEqual(paxOf(3, 1));
});

test('typed names stay when the party grows again, and rooms follow it', () => {
  const state = reduced();
  const [first, ...others] = state.values.passengers;
  if (!first) throw new Error('The party has guests.');
  const named = { ...state, values: { ...state.values, passengers: [{ ...first, first_name: 'RATNA' }, ...others] } };
  const { values } = play(named, choose(11, 11));
  expect([values.passengers[0]?.first_name, values.passengers.length, values.rooms.twin]).toEqual(['RATNA', 8, 4]);
});
