// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type KeptBooking, keepBooking, keptBookings, removeKeptBooking } from './booking-kept';
import { forgetKeptBookings } from './forget-member';

const TODAY = '2026-11-21';
const booking = (change: Partial<KeptBooking> = {}): KeptBooking => ({
  code: 'KLN-7Q2M4X',
  tourId: 17,
  tour: 'Turki Lengkap',
  from: '2027-04-17',
  to: '2027-04-26',
  heads: 2,
  ...change,
});

beforeEach(() => localStorage.clear());

test('a kept reservation comes back, the next departure first, each code once', () => {
  keepBooking(booking(), TODAY);
  keepBooking(booking({ code: 'KLN-EARLY1', from: '2027-01-02', to: '2027-01-08' }), TODAY);
  keepBooking(booking(), TODAY);
  expect(keptBookings(TODAY).map(({ code }) => code)).toEqual(['KLN-EARLY1', 'KLN-7Q2M4X']);
});

test('nothing beside code, tour, dates and heads is kept', () => {
  keepBooking({ ...booking(), ...{ email: 'ratna@kelana.example', total: 45_800_000 } }, TODAY);
  expect(localStorage.getItem('kelana.bookings')).toBe(JSON.stringify({ version: 1, bookings: [booking()] }));
});

test('a trip that is over is forgotten the day after it', () => {
  keepBooking(booking(), TODAY);
  expect(keptBookings('2027-04-26')).toHaveLength(1);
  expect(keptBookings('2027-04-27')).toEqual([]);
  expect(localStorage.getItem('kelana.bookings')).toBeNull();
});

test('one is removed, or all', () => {
  keepBooking(booking(), TODAY);
  keepBooking(booking({ code: 'KLN-OTHER1' }), TODAY);
  removeKeptBooking('KLN-7Q2M4X', TODAY);
  expect(keptBookings(TODAY).map(({ code }) => code)).toEqual(['KLN-OTHER1']);
  forgetKeptBookings();
  expect(keptBookings(TODAY)).toEqual([]);
});

test.each(['{"version":1,"bookings":[{"code":"KLN-1"},null]}', '{"version":0,"bookings":[]}', '{"version":1', '7'])(
  '%s counts as nothing',
  (text) => {
    localStorage.setItem('kelana.bookings', text);
    expect(keptBookings(TODAY)).toEqual([]);
  },
);

test('a device that takes nothing says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepBooking(booking(), TODAY)).toBe(false);
});
