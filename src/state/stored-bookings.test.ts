// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetMember } from './device-storage';
import { removeStoredBooking, type StoredBooking, storeBooking, storedBookings } from './stored-bookings';

const TODAY = '2026-11-21';
const booking = (change: Partial<StoredBooking> = {}): StoredBooking => ({
  code: 'KLN-7Q2M4X',
  tourId: 17,
  tour: 'Turki Lengkap',
  from: '2027-04-17',
  to: '2027-04-26',
  guestCount: 2,
  ...change,
});

beforeEach(() => localStorage.clear());

test('stored reservations are read back, the next departure first, each code once', () => {
  storeBooking(booking(), TODAY);
  storeBooking(booking({ code: 'KLN-EARLY1', from: '2027-01-02', to: '2027-01-08' }), TODAY);
  storeBooking(booking(), TODAY);
  expect(storedBookings(TODAY).map(({ code }) => code)).toEqual(['KLN-EARLY1', 'KLN-7Q2M4X']);
});

test('only code, tour, dates and head count are stored', () => {
  storeBooking({ ...booking(), ...{ email: 'ratna@kelana.example', total: 45_800_000 } }, TODAY);
  expect(localStorage.getItem('kelana.bookings')).toBe(JSON.stringify({ version: 1, bookings: [booking()] }));
});

test('a trip that is over is removed on the next day', () => {
  storeBooking(booking(), TODAY);
  expect(storedBookings('2027-04-26')).toHaveLength(1);
  expect(storedBookings('2027-04-27')).toEqual([]);
  expect(localStorage.getItem('kelana.bookings')).toBeNull();
});

test('one reservation is removed, or all', () => {
  storeBooking(booking(), TODAY);
  storeBooking(booking({ code: 'KLN-OTHER1' }), TODAY);
  removeStoredBooking('KLN-7Q2M4X', TODAY);
  expect(storedBookings(TODAY).map(({ code }) => code)).toEqual(['KLN-OTHER1']);
  forgetMember('sign-out');
  expect(storedBookings(TODAY)).toEqual([]);
});

test.each(['{"version":0,"bookings":[]}', '{"version":1'])('%s is ignored', (text) => {
  localStorage.setItem('kelana.bookings', text);
  expect(storedBookings(TODAY)).toEqual([]);
});

test('a reservation that an earlier version stored keeps its number of guests', () => {
  const { guestCount: heads, ...rest } = booking();
  localStorage.setItem('kelana.bookings', JSON.stringify({ version: 1, bookings: [{ ...rest, heads }] }));
  expect(storedBookings(TODAY)).toMatchObject([booking()]);
});
