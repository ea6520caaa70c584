// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pax } from '@/domain/party';
import type { CostRules } from '@/domain/tour/trip-cost';
import { departure } from '../../../tests/support/booking-fixture';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { SummaryCard } from './summary-and-cost';

const costs: CostRules = {
  costs: [
    { label: 'PPN', percent: 1.1, isCertain: true },
    { label: 'Tipping', amount: 1_600_000, isCertain: true },
    { label: 'Visa', remark: 'bebas visa' },
  ],
  supplements: { single: 7_900_000 },
  deposit: 10_000_000,
  depositDays: 2,
  balanceDays: 30,
};
const noRooms = { twin: 0, double: 0, triple: 0, single: 0 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** Returns the lines of the summary as `name: amount`. */
function linesOf(pax: Pax, rooms = noRooms, change: Partial<typeof departure> = {}): string[] {
  const tour = { id: 17, title: 'Turki', imageUrl: null, capacity: 28, departures: [], costs };
  renderInShell(<SummaryCard tour={tour} chosen={{ departure: { ...departure, ...change }, pax, rooms }} />, {
    namespaces: ['booking', 'common'],
  });
  const summary = screen.getByRole('complementary', { name: 'Ringkasan pesanan' });
  return within(summary)
    .getAllByRole('term')
    .map((term) => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent).join(': '))
    .map((line) => line.replaceAll('\u00a0', ' '));
}

test('the summary of a family shows the price per guest, the certain costs, the total, the due dates, and below them what is open', () => {
  expect(linesOf({ adult: 2, child: 1, infant: 1 }, { ...noRooms, triple: 1 })).toEqual([
    '2 dewasa × Rp 22.900.000: Rp 45.800.000',
    '1 anak × Rp 22.900.000: Rp 22.900.000',
    'Kamar: 1 triple',
    'PPN 1,1%: Rp 755.700',
    'Tipping: Rp 4.800.000',
    'Estimasi total: Rp 74.255.700',
    'Uang muka: Rp 30.000.000: paling lambat 23 Nov 2026',
    'Pelunasan: Rp 44.255.700: paling lambat 18 Mar 2027',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Visabebas visa',
    'Tambahan kamar singleRp 7.900.000',
  ]);
  const open = screen.getByText(
    'Di luar angka di atas, tim kami mengonfirmasi sebelum uang muka: 1 bayi, anak tanpa ranjang.',
  );
  expect(open.previousElementSibling?.textContent).toContain('Pelunasan');
});

test('a single room is part of the total, and no longer listed as an optional cost', () => {
  const lines = linesOf({ adult: 3, child: 0, infant: 0 }, { ...noRooms, twin: 1, single: 1 });
  expect(lines).toContain('Tambahan kamar single: Rp 7.900.000');
  expect(lines).toContain('Estimasi total: Rp 82.155.700');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  cleanup();
  const two = linesOf({ adult: 2, child: 0, infant: 0 }, { ...noRooms, single: 2 });
  expect(two).toContain('Tambahan kamar single × 2: Rp 15.800.000');
});

test('for a price on request the team confirms price, total and instalments', () => {
  expect(linesOf({ adult: 2, child: 0, infant: 0 }, { ...noRooms, twin: 1 }, { price: null })).toEqual([
    '2 dewasa: menyusul',
    'Kamar: 1 twin',
    'PPN 1,1%: menyusul',
    'Tipping: Rp 3.200.000',
    'Estimasi total: Hubungi kami',
    'Uang muka: menyusul: paling lambat 23 Nov 2026',
    'Pelunasan: menyusul: paling lambat 18 Mar 2027',
  ]);
});

test('a party without enough seats is told so, with the price per person and without a total', () => {
  const lines = linesOf({ adult: 2, child: 0, infant: 0 }, { ...noRooms, twin: 1 }, { seat: 1 });
  expect(lines).toEqual(['2 dewasa: –', 'Kamar: 1 twin', 'Estimasi total: –']);
  expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Kursi tersisa 1, belum cukup untuk 2 peserta.Rp 22.900.000/orang',
  );
});

test('a promotion for more travellers is offered before the review, and not in it', () => {
  const family = { id: 3, name: 'Keluarga', amount: 1_500_000, percent: null, min_adults: 2, min_children: 1 };
  const promotions = [{ ...family, ends_on: null, per: 'child' as const, is_combinable: true }];
  const tour = { id: 17, title: 'Turki', imageUrl: null, capacity: 28, departures: [], costs };
  const chosen = { departure: { ...departure, promotions }, pax: { adult: 2, child: 0, infant: 0 }, rooms: noRooms };
  for (const isReview of [false, true]) {
    renderInShell(<SummaryCard {...{ tour, chosen, isReview }} />, { namespaces: ['booking', 'common'] });
    expect(screen.queryAllByText('Tambah 1 anak untuk promo Keluarga.')).toHaveLength(isReview ? 0 : 1);
    cleanup();
  }
});
