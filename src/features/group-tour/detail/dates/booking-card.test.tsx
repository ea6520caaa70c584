// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CostRules } from '@/domain/tour/trip-cost';
import { departure } from '../../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../../tests/support/render-in-shell';
import type { DetailModel } from '../detail-model';
import type { DepartureSelection } from '../use-tour-detail';
import { BookingCard } from './booking-card';

const costs: CostRules = {
  costs: [
    { label: 'PPN', percent: 1.1, isCertain: true },
    { label: 'Tipping', amount: 1_600_000, isCertain: true },
    { label: 'Visa', amount: 500_000 },
  ],
  supplements: { single: 7_900_000 },
  deposit: 10_000_000,
  depositDays: 2,
  balanceDays: 30,
};

/** Renders the card for `guests` adults and a departure with these changes, and returns its element. */
function renderCard(guests: number, changes: Partial<typeof departure> = {}) {
  const chosen = { ...departure, ...changes };
  const selection = {
    status: chosen.seat === 0 ? 'full' : 'open',
    departure: chosen,
    upcoming: [chosen],
    guests,
    guestLimit: 20,
    setGuests: vi.fn(),
  };
  const tour = { id: 17, title: 'Turki Lengkap', costs, similar: [] } as unknown as DetailModel;
  renderInShell(<BookingCard tour={tour} selection={selection as unknown as DepartureSelection} />, {
    namespaces: ['tour-detail', 'common'],
  });
  return screen.getByRole('complementary', { name: 'Pemesanan' });
}

/** Returns the text with ordinary spaces instead of no-break spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const linesOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('term')
    .map(({ parentElement }) => [...(parentElement?.children ?? [])].map((part) => plain(part.textContent)).join(': '));

test('the total is the price of all guests plus all certain costs', () => {
  const element = renderCard(3);
  expect(linesOf(element)).toEqual([
    '3 × Rp 22.900.000: Rp 68.700.000',
    'PPN 1,1%: Rp 755.700',
    'Tipping: Rp 4.800.000',
    'Estimasi total: Rp 74.255.700',
  ]);
  expect(plain(element.textContent)).toContain('17 Apr 2027 - 26 Apr 2027');
});

test('the booking link contains the departure and the number of guests', () => {
  const element = renderCard(3);
  expect(within(element).getByRole('link', { name: 'Pesan Sekarang' }).getAttribute('href')).toBe(
    '/booking/17?itinerary=170704&pax=3',
  );
});

test('optional costs are left to the section of the dates, so that the card fits a low screen', () => {
  expect(within(renderCard(2)).queryByText('Visa')).toBeNull();
});

test('a departure with a price on request has no total and can be booked', () => {
  const element = renderCard(2, { price: null });
  expect(linesOf(element)).toEqual([]);
  expect(within(element).getByText('Hubungi kami')).toBeTruthy();
  expect(within(element).getByRole('link', { name: 'Pesan Sekarang' })).toBeTruthy();
});

test('a full departure links to the waiting list with its date, and not to the booking', () => {
  const element = renderCard(2, { seat: 0 });
  expect(within(element).queryByRole('link', { name: 'Pesan Sekarang' })).toBeNull();
  const href = within(element).getAllByRole('link')[0]?.getAttribute('href') ?? '';
  expect(plain(decodeURIComponent(href))).toMatch(/^https:\/\/wa\.me\/.*Turki Lengkap.*17 Apr 2027 - 26 Apr 2027/);
});
