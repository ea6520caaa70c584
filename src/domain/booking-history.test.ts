import type { BookingHistory } from '@sdk';
import { expect, test } from 'vitest';
import { bookingAction, bookingFilter, openPayment, splitBookings, statusesOf } from './booking-history';

const booking = (date: string, status: BookingHistory['status'] = 'booking'): BookingHistory => ({
  package: `Tour ${date}`,
  date,
  status,
});

const dates = (bookings: BookingHistory[]) => bookings.map(({ date }) => date);

test('upcoming bookings come soonest first, past ones latest first', () => {
  const bookings = ['2026-03-01', '2027-06-01', '2026-11-20', '2026-11-21', '2026-12-24'].map((date) => booking(date));
  const { upcoming, past } = splitBookings(bookings, '2026-11-21');
  expect(dates(upcoming)).toEqual(['2026-11-21', '2026-12-24', '2027-06-01']);
  expect(dates(past)).toEqual(['2026-11-20', '2026-03-01']);
});

test('splitting leaves the given list as it is', () => {
  const bookings = [booking('2027-06-01'), booking('2026-03-01')];
  splitBookings(bookings, '2026-11-21');
  expect(dates(bookings)).toEqual(['2027-06-01', '2026-03-01']);
});

test('each status is listed once, in a fixed order', () => {
  const bookings = [booking('2027-01-01', 'cancel'), booking('2027-02-01'), booking('2027-03-01', 'cancel')];
  expect(statusesOf(bookings)).toEqual(['booking', 'cancel']);
});

test('the URL query selects the tab and the status', () => {
  expect(bookingFilter({ tab: 'past', status: 'full_payment' })).toEqual({ tab: 'past', status: 'full_payment' });
});

test.each([{}, { tab: 'later', status: 'paid' }, { tab: ['past'], status: ['deposit'] }])(
  '%j selects all upcoming bookings',
  (query) => {
    expect(bookingFilter(query)).toEqual({ tab: 'upcoming', status: null });
  },
);

test('every status of an upcoming booking has a next step', () => {
  expect(bookingAction('upcoming', 'booking')).toBe('deposit');
  expect(bookingAction('upcoming', 'deposit')).toBe('balance');
  expect(bookingAction('upcoming', 'full_payment')).toBe('prepare');
  expect(bookingAction('upcoming', 'cancel')).toBe('refund');
});

test('past bookings offer another tour, or contact when a payment is missing', () => {
  expect(bookingAction('past', 'full_payment')).toBe('again');
  expect(bookingAction('past', 'cancel')).toBe('again');
  expect(bookingAction('past', 'booking')).toBe('contact');
  expect(bookingAction('past', 'deposit')).toBe('contact');
});

test('the next payment is the deposit, then the rest; a paid or cancelled booking has none', () => {
  const payment = {
    total: 50_000_000,
    paid: 0,
    deposit: 20_000_000,
    deposit_due: '2026-11-23',
    balance_due: '2027-03-18',
  };
  const deposit = { kind: 'deposit', amount: 20_000_000, due: '2026-11-23' };
  const balance = { kind: 'balance', amount: 30_000_000, due: '2027-03-18' };
  expect(openPayment({ status: 'booking', payment })).toEqual(deposit);
  expect(openPayment({ status: 'deposit', payment: { ...payment, paid: 20_000_000 } })).toEqual(balance);
  expect(openPayment({ status: 'deposit', payment: { ...payment, total: null, paid: 1 } })).toEqual({
    ...balance,
    amount: null,
  });
  for (const status of ['cancel', 'full_payment'] as const) expect(openPayment({ status, payment })).toBeNull();
  expect(openPayment({ status: 'booking' })).toBeNull();
});
