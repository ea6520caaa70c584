import type { BookingHistory } from '@sdk';
import { expect, test } from 'vitest';
import { bookingFilter, openPayment, splitBookings, statusesOf } from './booking-history';

const booking = (date: string, status: BookingHistory['status'] = 'booking'): BookingHistory => ({
  package: `Tour ${date}`,
  date,
  status,
});

const dates = (bookings: BookingHistory[]) => bookings.map(({ date }) => date);

test('upcoming bookings come soonest first, past ones latest first', () => {
  const bookings = ['2026-03-01', '2027-06-01', '2026-11-20', '2026-11-21', '2026-12-24'].map((date) => booking(date));
  const given = [...bookings];
  const { upcoming, past } = splitBookings(bookings, '2026-11-21');
  expect(bookings).toEqual(given);
  expect(dates(upcoming)).toEqual(['2026-11-21', '2026-12-24', '2027-06-01']);
  expect(dates(past)).toEqual(['2026-11-20', '2026-03-01']);
});

test('upcoming bookings begin with the payment that is due next, then come by departure, cancelled ones last', () => {
  const owing = (date: string, balance_due: string | null): BookingHistory => ({
    ...booking(date, 'deposit'),
    payment: { total: 50, paid: 20, deposit: 20, deposit_due: null, balance_due },
  });
  const proofs = [{ sent_at: '2026-11-20T03:00:00Z', state: 'received' as const, reason: null }];
  const { upcoming } = splitBookings(
    [
      booking('2026-12-01', 'cancel'),
      { ...owing('2027-03-01', '2026-11-22'), proofs },
      booking('2026-12-24', 'full_payment'),
      owing('2027-01-05', null),
      owing('2027-02-01', '2027-01-02'),
      owing('2027-06-01', '2026-12-30'),
    ],
    '2026-11-21',
  );
  expect(dates(upcoming)).toEqual(['2027-06-01', '2027-02-01', '2026-12-24', '2027-01-05', '2027-03-01', '2026-12-01']);
});

test('a trip under way is not past, and comes first like one that leaves within three days', () => {
  const trips = [
    {
      ...booking('2026-12-24'),
      payment: { total: 5, paid: 0, deposit: 2, deposit_due: '2026-11-22', balance_due: null },
    },
    booking('2026-11-25'),
    booking('2026-11-24'),
    { ...booking('2026-11-18', 'full_payment'), arrival_date: '2026-11-21' },
    { ...booking('2026-11-19', 'cancel'), arrival_date: '2026-11-25' },
    { ...booking('2026-11-17', 'full_payment'), arrival_date: '2026-11-20' },
  ];
  const { upcoming, past } = splitBookings(trips, '2026-11-21');
  expect(dates(upcoming)).toEqual(['2026-11-18', '2026-12-24', '2026-11-24', '2026-11-25']);
  expect(dates(past)).toEqual(['2026-11-17', '2026-11-19']);
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

test('the next payment is the deposit, then the rest; a paid or cancelled booking has none', () => {
  const due = { deposit_due: '2026-11-23', balance_due: '2027-03-18' };
  const payment = { total: 50_000_000, paid: 0, deposit: 20_000_000, ...due };
  const deposit = { kind: 'deposit', amount: 20_000_000, due: '2026-11-23' };
  const balance = { kind: 'balance', amount: 30_000_000, due: '2027-03-18' };
  expect(openPayment({ status: 'booking', payment })).toEqual(deposit);
  expect(openPayment({ status: 'deposit', payment: { ...payment, paid: 20_000_000 } })).toEqual(balance);
  const half = { status: 'booking' as const, payment: { ...payment, paid: 8_000_000 } };
  expect(openPayment(half)).toEqual({ ...deposit, amount: 12_000_000 });
  const unpriced = { ...payment, total: null, paid: 1 };
  expect(openPayment({ status: 'deposit', payment: unpriced })).toEqual({ ...balance, amount: null });
  for (const status of ['cancel', 'full_payment'] as const) expect(openPayment({ status, payment })).toBeNull();
  expect(openPayment({ status: 'booking' })).toBeNull();
});
