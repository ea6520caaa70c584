import { describe, expect, test } from 'vitest';
import { bookingState, departure, filledValues } from '../../../../tests/support/booking-fixture';
import { blankPassenger } from '../forms/values';
import type { BookingEvent } from './events';
import { type BookingFailure, failureInBrowser } from './send-booking';
import {
  type BookingState,
  chosenDeparture,
  dateProblem,
  departureChangeOf,
  departuresForValidation,
  problemCount,
  reduceBooking,
} from './state';

const play = (state: BookingState, ...events: BookingEvent[]) => events.reduce(reduceBooking, state);
const read = (...rows: (typeof departure)[]): BookingEvent => ({ type: 'departuresRead', rows });
const settled: BookingEvent = { type: 'departuresSettled', hasFailed: false, at: 1000 };
const failed: BookingEvent = { type: 'departuresSettled', hasFailed: true, at: 2000 };
const paxOf = (adult: number, child = 0, infant = 0) => ({ adult, child, infant });
const party = (count: number) => ({
  pax: paxOf(count),
  passengers: Array.from({ length: count }, () => blankPassenger('adult')),
});

describe('the date and party of the URL', () => {
  test('stay unchanged when the departure has enough seats', () => {
    const state = play(bookingState(), read(departure), settled);
    expect(state).toMatchObject({ isRequestedTripChecked: true, cut: null, values: { pax: paxOf(1, 1) } });
    expect(dateProblem(state)).toBeNull();
  });
  test('are checked only after the departures request has settled', () => {
    const state = play(bookingState(party(4)), read({ ...departure, seat: 2 }));
    expect([state.isRequestedTripChecked, dateProblem(state)]).toEqual([false, null]);
    expect(play(state, settled).isRequestedTripChecked).toBe(true);
  });
  test('lose the guests without a seat, and the state records it', () => {
    const { values, cut } = play(bookingState(party(4)), read({ ...departure, seat: 2 }), settled);
    expect([values.pax, values.passengers.length, values.rooms.twin]).toEqual([paxOf(2), 2, 1]);
    expect(cut).toEqual({ kind: 'reduced', count: 2, itineraryId: '170704', wish: paxOf(4) });
  });
  test('keep a guest with filled-in fields', () => {
    const state = play(bookingState({ pax: paxOf(1, 1) }), read({ ...departure, seat: 1 }), settled);
    expect([state.values.pax, state.cut]).toEqual([paxOf(1, 1), null]);
    expect(dateProblem(state)).toEqual({ kind: 'few', count: 1 });
  });
  test('are reduced once: later responses only report the problem', () => {
    const state = play(bookingState(party(4)), read(departure), settled, read({ ...departure, seat: 1 }), settled);
    expect(state.values.pax).toEqual(paxOf(4));
    expect(dateProblem(state)).toEqual({ kind: 'few', count: 1 });
  });
  test('report a departure that is full or not on sale', () => {
    expect(dateProblem(play(bookingState(), read({ ...departure, seat: 0 }), settled))).toEqual({
      kind: 'chosenFull',
    });
    expect(dateProblem(play(bookingState(), read(), settled))).toEqual({ kind: 'gone' });
    expect(dateProblem(play(bookingState({ itinerary_id: '' }), read(), settled))).toBeNull();
  });
  test('use the departures of the page when the request fails', () => {
    const state = play(bookingState(), failed);
    expect([state.departures.hasFailed, state.departures.readAt, dateProblem(state)]).toEqual([true, null, null]);
  });
});

describe('the price that was seen', () => {
  test('is the first price that the service returns for the chosen date', () => {
    expect(bookingState().seenPrices).toBeUndefined();
    const state = play(bookingState(), read(departure), settled);
    expect(state.seenPrices).toEqual({ price: 22_900_000 });
    expect(play(state, read({ ...departure, price: 23_900_000 }), settled).seenPrices).toEqual({ price: 22_900_000 });
  });
  test('is the price of the page when the request fails, and a later change is reported', () => {
    const state = play(bookingState(), failed);
    expect(state.seenPrices).toEqual({ price: 22_900_000 });
    const later = play(state, read({ ...departure, price: 23_900_000 }), settled);
    expect(departureChangeOf(later)).toEqual({ kind: 'price', old: { price: 22_900_000 }, now: { price: 23_900_000 } });
  });
  test('changes with the date and with an accepted price', () => {
    const dearer = { ...departure, id: 170708, price: 26_900_000 };
    const state = play(bookingState(), read(departure, dearer), { type: 'departureChosen', departure: dearer });
    expect([state.seenPrices?.price, state.values.itinerary_id]).toEqual([26_900_000, '170708']);
    expect(play(state, { type: 'priceAccepted', prices: { price: null } }).seenPrices).toEqual({ price: null });
  });
  test('is compared with the current price, except while the booking is sent', () => {
    const state = play(bookingState(), read(departure), settled, read({ ...departure, price: 23_900_000 }), settled);
    expect(departureChangeOf(state)).toEqual({ kind: 'price', old: { price: 22_900_000 }, now: { price: 23_900_000 } });
    expect(departureChangeOf(play(state, { type: 'sent' }))).toBeNull();
    expect(departureChangeOf(bookingState())).toBeNull();
  });
});

test('guests and suggested rooms follow the party, until the visitor chooses rooms', () => {
  const state = play(bookingState(), { type: 'partyChanged', pax: paxOf(2, 1, 3) });
  expect(state.values.pax).toEqual(paxOf(2, 1, 2));
  expect(state.values.passengers.map(({ type }) => type)).toEqual(['adult', 'adult', 'child', 'infant', 'infant']);
  expect(state.values.passengers.map(({ first_name }) => first_name)).toEqual(['RATNA', '', 'dewi', '', '']);
  expect(
    play(state, { type: 'partyChanged', pax: paxOf(2) }).removedGuests.map(({ first_name }) => first_name),
  ).toEqual(['dewi']);
  expect(state.values.rooms).toEqual({ twin: 0, double: 0, triple: 1, single: 0 });
  const rooms = { twin: 0, double: 1, triple: 0, single: 1 };
  const chosen = play(state, { type: 'roomsChanged', rooms }, { type: 'partyChanged', pax: paxOf(4) });
  expect(chosen.values).toMatchObject({ rooms, has_chosen_rooms: true, pax: paxOf(4) });
});

describe('a booking request whose outcome is unknown', () => {
  const intent = { key: 'first-key', sent: { content: 'two guests', isRefused: false } };
  const unknown = { ...bookingState(), intent, seenPrices: { price: 22_900_000 } };
  const full = { ...departure, seat: 0, price: 23_900_000 };
  test('keeps enough seats for its party, because it may have taken them itself', () => {
    expect(chosenDeparture(play(unknown, read(full)))?.seat).toBe(2);
    expect(chosenDeparture(play(unknown, read(departure)))?.seat).toBe(12);
    expect(chosenDeparture(play(unknown, read({ ...departure, seat: null })))?.seat).toBeNull();
    expect(
      departuresForValidation(play(unknown, read(departure, { ...full, id: 170708 }))).map(({ seat }) => seat),
    ).toEqual([12, 0]);
    expect(chosenDeparture(play(bookingState(), read(full)))?.seat).toBe(0);
  });
  test('still reports a new price, but no missing seats', () => {
    expect(departureChangeOf(play(unknown, read(full), settled))).toEqual({
      kind: 'price',
      old: { price: 22_900_000 },
      now: { price: 23_900_000 },
    });
    expect(departureChangeOf(play(bookingState(), read(full), settled))).toEqual({ kind: 'seats', left: 0 });
  });
});

describe('a failure', () => {
  const refused = (failure: BookingFailure): BookingEvent => ({ type: 'sendFailed', failure });
  test('ends the sending and stays until the next attempt', () => {
    const sent = play(bookingState(), { type: 'sent' });
    expect(sent).toMatchObject({ isSending: true, failure: null });
    const state = play(sent, refused({ kind: 'keyUsed' }));
    expect(state).toMatchObject({ isSending: false, failure: { kind: 'keyUsed' } });
    expect(play(state, { type: 'failureDismissed' }).failure).toBeNull();
    expect(play(state, { type: 'reconnected' }).failure).toEqual({ kind: 'keyUsed' });
    expect(play(state, { type: 'sent' }, { type: 'booked' })).toMatchObject({ isSending: false, failure: null });
  });
  test('of a booking that was not sent while offline becomes "reconnected" when the connection returns', () => {
    const unsent = { kind: 'unsent' as const, error: failureInBrowser('network') };
    expect(play(bookingState(), refused(unsent), { type: 'reconnected' }).failure).toEqual({ kind: 'reconnected' });
    const broken = { kind: 'unsent' as const, error: failureInBrowser('timeout') };
    expect(play(bookingState(), refused(broken), { type: 'reconnected' }).failure).toEqual(broken);
    const sent = { kind: 'failed' as const, error: failureInBrowser('network') };
    expect(play(bookingState(), refused(sent), { type: 'reconnected' }).failure).toEqual(sent);
  });
  test('about the departure ends when departures are read or a price is accepted; other failures stay', () => {
    const kinds: BookingFailure[] = [
      { kind: 'gone' },
      { kind: 'seats', left: 1 },
      { kind: 'price', now: { price: null } },
    ];
    for (const failure of kinds) {
      expect(play(bookingState(), refused(failure), read(departure)).failure).toBeNull();
      expect(
        play(bookingState(), refused(failure), { type: 'priceAccepted', prices: { price: 1 } }).failure,
      ).toBeNull();
    }
    const failure = { kind: 'failed' as const, error: failureInBrowser('network') };
    expect(play(bookingState(), refused(failure), read(departure)).failure).toBe(failure);
  });
});

test('a change that was started in a later step returns to that step', () => {
  const changing = play(
    bookingState(),
    { type: 'changeStarted', from: 'contact' },
    { type: 'stepOpened', step: 'departure' },
  );
  expect(changing.returnTo).toBe('contact');
  expect(play(changing, { type: 'changeStarted', from: 'departure' }).returnTo).toBe('contact');
  expect(play(changing, { type: 'stepOpened', step: 'contact' }).returnTo).toBeNull();
  expect(play(bookingState(), { type: 'stepOpened', step: 'contact' }).returnTo).toBeNull();
});

test('attempts with errors are counted per step, and opening another step resets the count', () => {
  const errorsFound: BookingEvent = { type: 'problemsFound', step: 'contact' };
  const twice = play(bookingState(), errorsFound, errorsFound);
  expect([problemCount(twice, 'contact'), problemCount(twice, 'review')]).toEqual([2, 0]);
  expect(problemCount(play(twice, { type: 'stepOpened', step: 'contact' }), 'contact')).toBe(2);
  expect(play(twice, { type: 'stepOpened', step: 'review' }).problems).toBeNull();
  expect(problemCount(play(twice, { type: 'problemsFound', step: 'passengers' }), 'passengers')).toBe(1);
});

test('only one guest form is open at a time', () => {
  const open = play(bookingState(), { type: 'guestOpened', index: 1 });
  expect(open.openGuest).toBe(1);
  expect(play(open, { type: 'stepOpened', step: 'passengers' }).openGuest).toBe(1);
  expect(play(bookingState(), { type: 'datesOpened' }).showsAllDates).toBe(true);
});

test('an accepted price is shown until the booking is sent or another date is chosen', () => {
  const accepted = play(bookingState(), { type: 'priceAccepted', prices: { price: 5 } });
  expect(accepted).toMatchObject({ seenPrices: { price: 5 }, acceptedPrices: { price: 5 } });
  expect(play(accepted, { type: 'sent' }).acceptedPrices).toBeNull();
  expect(play(accepted, { type: 'sent' }, { type: 'priceAccepted', prices: { price: 6 } })).toMatchObject({
    seenPrices: { price: 6 },
    acceptedPrices: null,
  });
  expect(play(accepted, { type: 'departureChosen', departure }).acceptedPrices).toBeNull();
});

test('departures have the time of their last response, and a failed request does not change it', () => {
  const state = play(bookingState(), read(departure), settled);
  expect(state.departures).toEqual({ rows: [departure], readAt: 1000, isSettled: true, hasFailed: false });
  expect(play(state, failed).departures).toMatchObject({ readAt: 1000, hasFailed: true });
  expect(play(state, failed, settled).departures.hasFailed).toBe(false);
});

test('the state records when the draft was stored, or that storing it failed', () => {
  expect(play(bookingState(), { type: 'draftSaved', at: 5 }).draft).toEqual({ savedAt: 5, isUnsaved: false });
  expect(play(bookingState(), { type: 'draftSaved', at: null }).draft).toEqual({ savedAt: null, isUnsaved: true });
});

test('the reducer does not mutate the previous state', () => {
  const state = bookingState();
  const copy = structuredClone(state);
  play(state, read(departure), settled, { type: 'partyChanged', pax: paxOf(3) }, { type: 'contactFilled' });
  expect(state).toEqual(copy);
  expect(state.values).toEqual(filledValues());
});

test('a guest whose type changes becomes the guest whose form is open', () => {
  const state = play(bookingState(), { type: 'guestTypeChanged', index: 1, to: 'adult' });
  expect(state).toMatchObject({ openGuest: 1, values: { pax: paxOf(2) } });
});
