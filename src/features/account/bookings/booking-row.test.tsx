// @vitest-environment jsdom
import type { BookingHistory, Tour } from '@sdk';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookingTab } from '@/domain/booking-history';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { BookingRow } from './booking-row';

const tour = { id: 7, title: 'Sakura Jepang & Shirakawago', imageUrl: null } as unknown as Tour;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

function show(booking: BookingHistory, tab: BookingTab = 'upcoming') {
  cleanup();
  renderInShell(<BookingRow tab={tab} booking={booking} tour={booking.tour_id === 7 ? tour : undefined} />, {
    namespaces: ['account', 'common'],
  });
}

const family: BookingHistory = {
  package: 'Sakura Jepang & Shirakawago',
  date: '2027-04-22',
  arrival_date: '2027-04-29',
  status: 'booking',
  reservation_code: 'KLN-7F3K9Q',
  tour_id: 7,
  itinerary_id: 70704,
  pax: { adult: 2, child: 1, infant: 1 },
  payment: {
    total: 73_500_000,
    paid: 0,
    deposit: 30_000_000,
    deposit_due: '2026-11-23',
    balance_due: '2027-03-23',
  },
};
const inRow = () => within(screen.getAllByRole('article')[0] as HTMLElement);
const facts = () =>
  inRow()
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));

test('a booking before its deposit shows amount, due date, party, passport rule and downloads', () => {
  show(family);
  expect(inRow().getByText('22 Apr 2027 - 29 Apr 2027')).toBeTruthy();
  expect(inRow().getByText('2 dewasa, 1 anak, 1 bayi')).toBeTruthy();
  expect(facts()).toEqual(['Estimasi total: Rp 73.500.000', 'Uang muka: Rp 30.000.000paling lambat 23 Nov 2026']);
  expect(inRow().getByText('Paspor semua peserta harus berlaku sampai 29 Okt 2027.')).toBeTruthy();
  expect(inRow().getByRole('link', { name: 'Sakura Jepang & Shirakawago' }).getAttribute('href')).toBe('/group-tour/7');
  expect(inRow().getByRole('button', { name: /^Unduh itinerary/ })).toBeTruthy();
  expect(inRow().getByRole('button', { name: /^Simpan ke kalender/ })).toBeTruthy();
});

test('after the deposit the balance is due, and a missed due date is marked as passed', () => {
  const payment = { total: 73_500_000, paid: 30_000_000, deposit: 30_000_000, deposit_due: null };
  show({ ...family, status: 'deposit', payment: { ...payment, balance_due: '2026-11-20' } });
  expect(facts()).toEqual([
    'Estimasi total: Rp 73.500.000',
    'Sudah dibayar: Rp 30.000.000',
    'Pelunasan: Rp 43.500.000batasnya 20 Nov 2026 sudah lewat',
  ]);
});

test('a paid booking has nothing due, a cancelled one no amounts or calendar, a past one no passport rule', () => {
  const paid = { total: 73_500_000, paid: 73_500_000, deposit: 30_000_000, deposit_due: null, balance_due: null };
  show({ ...family, status: 'full_payment', payment: paid });
  expect(facts()).toEqual(['Estimasi total: Rp 73.500.000', 'Sudah dibayar: Rp 73.500.000']);
  show({ ...family, status: 'cancel' });
  expect(facts()).toEqual([]);
  expect(inRow().queryByRole('button', { name: /^Simpan ke kalender/ })).toBeNull();
  show({ ...family, date: '2024-04-22', arrival_date: '2024-04-29' }, 'past');
  expect(facts()).toEqual(['Estimasi total: Rp 73.500.000']);
  expect(inRow().queryByText(/^Paspor semua peserta/)).toBeNull();
});

test('a booking without these fields shows no amounts and no buttons', () => {
  show({ package: 'Korea Ceria', date: '2027-04-22', status: 'booking' });
  expect(facts()).toEqual([]);
  expect(inRow().queryAllByRole('button')).toEqual([]);
  expect(inRow().getByRole('heading', { name: 'Korea Ceria' })).toBeTruthy();
});
