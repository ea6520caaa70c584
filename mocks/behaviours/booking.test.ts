import type { Body } from '@sdk';
import { expect, test } from 'vitest';
import { callFixture, signInFixture } from '../../tests/support/fixture-call.ts';
import { bookingRequest, fixtureDatabase, fixtureNow } from '../../tests/support/fixture-database.ts';
import { createSession } from '../rules/tokens.ts';
import type { Member } from '../state/state.ts';

type BookingBody = Body<'bookTour'>;

const adult = { type: 'adult', title: 'Ms', first_name: 'Ratna', dob: '1986-04-17', nationality: 'ID' } as const;
const child = { ...adult, type: 'child', first_name: 'Kirana', dob: '2018-01-12' } as const;

const order = bookingRequest({ pax: { adult: 1, child: 1, infant: 0 }, passengers: [adult, child] });

async function openBooking() {
  const database = fixtureDatabase();
  const token = await signInFixture(database);
  const book = (change: Partial<BookingBody> = {}, key?: string, locale: 'id' | 'en' = 'en') =>
    callFixture(database, 'bookTour', {
      token,
      locale,
      body: { ...order, ...change },
      headers: key ? { 'idempotency-key': key } : {},
    });
  return { database, token, book };
}

test('a booking takes its seats, gets a code and appears in the history', async () => {
  const { database, token, book } = await openBooking();
  const response = await book();
  expect(response).toMatchObject({
    status: 200,
    body: {
      message: 'Booking Successful!',
      data: {
        reservation: {
          reservationCode: expect.stringMatching(/^KLN-[2-9A-HJKMNP-TW-Z]{6}$/),
          status: 'booking',
          package: 'Turki Lengkap',
          departure_date: '2027-01-16',
          arrival_date: '2027-01-25',
          price: 22_000_000,
          pax: { adult: 1, child: 1, infant: 0 },
        },
      },
    },
  });
  const departures = await callFixture(database, 'listItineraries', { path: { id: 1 } });
  expect(departures).toMatchObject({ body: { data: [{ id: 10003, seat: 6 }, {}, {}, {}, {}, {}, {}] } });
  expect(await callFixture(database, 'listBookings', { token })).toMatchObject({
    body: { data: [{ package: 'Turki Lengkap', date: '2027-01-16', status: 'booking' }] },
  });
  expect(database.state.outbox).toMatchObject([{ to: 'ratna@kelana.example' }]);
});

test('the same key with the same body returns the first reservation and books once', async () => {
  const { database, book } = await openBooking();
  const [first, second] = await Promise.all([book({}, 'intent-0001'), book({}, 'intent-0001')]);
  const third = await book({}, 'intent-0001');
  expect([second, third]).toEqual([first, first]);
  expect(database.state.bookings).toHaveLength(1);
  expect(database.state.seatsTaken).toEqual({ 10003: 2 });
});

test('the same key with another body is a conflict, and a refused booking does not use up its key', async () => {
  const { database, book } = await openBooking();
  expect(await book({ itinerary_id: 10004 }, 'intent-0001')).toMatchObject({ status: 409 });
  expect(await book({}, 'intent-0001')).toMatchObject({ status: 200 });
  expect(await book({ note: 'Kursi depan' }, 'intent-0001')).toMatchObject({
    status: 409,
    body: { errors: { idempotency_key: [expect.any(String)] } },
  });
  expect(database.state.bookings).toHaveLength(1);
});

test('without a key each request is a separate booking', async () => {
  const { database, book } = await openBooking();
  await book();
  await book();
  expect(database.state.seatsTaken).toEqual({ 10003: 4 });
  expect(new Set(database.state.bookings.map(({ history }) => history.reservation_code)).size).toBe(2);
});

test('too few seats is a conflict that gives the seats left', async () => {
  const { database, book } = await openBooking();
  database.state.seatsTaken[10003] = 7;
  expect(await book()).toEqual({
    status: 409,
    body: {
      success: false,
      message: 'Seats left: 1. Reduce the number of travellers or choose another date.',
      errors: { pax: ['Seats left: 1. Reduce the number of travellers or choose another date.'] },
    },
  });
  expect(database.state.bookings).toEqual([]);
});

test('the last seats are sold once to two simultaneous requests', async () => {
  const { database, book } = await openBooking();
  database.state.seatsTaken[10003] = 6;
  const responses = await Promise.all([book({}, 'intent-0001'), book({}, 'intent-0002')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect([database.state.seatsTaken[10003], database.state.bookings.length]).toEqual([8, 1]);
});

test('no member gets the booking of another member, not even with its idempotency key', async () => {
  const { database, token, book } = await openBooking();
  await book({}, 'intent-0001');
  database.state.members.m2 = { ...structuredClone(database.state.members.m1 as Member), id: 'm2' };
  const otherToken = createSession(database.state.sessions, 'm2', fixtureNow);
  const codesOf = async (memberToken: string) => {
    const response = await callFixture(database, 'listBookings', { token: memberToken });
    return response.status === 200 && response.body.data.map(({ reservation_code }) => reservation_code);
  };
  expect(await codesOf(otherToken)).toEqual([]);
  await callFixture(database, 'bookTour', {
    token: otherToken,
    body: order,
    headers: { 'idempotency-key': 'intent-0001' },
  });
  const [first, second] = database.state.bookings.map(({ history }) => history.reservation_code);
  expect(second).not.toBe(first);
  expect([await codesOf(token), await codesOf(otherToken)]).toEqual([[first], [second]]);
});

test.each([
  ['an unknown tour', { tour_id: 99 }, 404],
  ['a departure of another tour', { itinerary_id: 20001 }, 404],
  ['a withdrawn departure', { itinerary_id: 10006 }, 404],
  ['a past departure', { itinerary_id: 10002 }, 422],
  ['a full departure', { itinerary_id: 10004 }, 409],
])('%s is refused with %3$s', async (_, change, status) => {
  const { database, book } = await openBooking();
  expect(await book(change)).toMatchObject({ status, body: { success: false, message: expect.any(String) } });
  expect(database.state.bookings).toEqual([]);
});

test('all problems of a party are reported at once, by field and in the language of the request', async () => {
  const { database, book } = await openBooking();
  const invalidParty = {
    pax: { adult: 1, child: 0, infant: 2 },
    passengers: [
      { ...adult, dob: '1800-01-01', passport_number: 'X1234567', passport_expiry: '2026-11-20' },
      { ...adult, type: 'infant', dob: null } as const,
      { ...adult, type: 'infant', dob: '2026-11-22' } as const,
    ],
  };
  expect(await book(invalidParty)).toEqual({
    status: 422,
    body: {
      success: false,
      message: 'Please check what you entered.',
      errors: {
        'pax.infant': ['Each infant travels on an adult’s lap. Choose fewer infants or more adults.'],
        'passengers.0.dob': ['Please check this traveller’s year of birth.'],
        'passengers.0.passport_expiry': ['This passport has expired.'],
        'passengers.2.dob': ['The date of birth cannot be in the future.'],
      },
    },
  });
  expect(database.state.bookings).toEqual([]);
});

test('a booking needs the current price; a departure without a price accepts any', async () => {
  const { database, book } = await openBooking();
  const refused = await book({ price: 21_000_000 });
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: { price: ['The price of this departure has changed. Check the new price before booking.'] } },
  });
  expect((await book({ price: null })).status).toBe(409);
  expect(database.state.bookings.filter(({ reservation }) => reservation !== null)).toEqual([]);
  expect((await book({ price: 22_000_000 })).status).toBe(200);
  expect((await book()).status).toBe(200);
});

test('a repeat with the same key finds the first booking, even with another price', async () => {
  const { book } = await openBooking();
  const first = await book({ price: 22_000_000 }, 'one-key');
  expect(await book({ price: 25_000_000 }, 'one-key')).toEqual(first);
  expect(first.status).toBe(200);
});
