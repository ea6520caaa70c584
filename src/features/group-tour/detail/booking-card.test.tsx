// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CostRules } from '@/domain/tour/trip-cost';
import { departure } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { BookingBar, BookingCard } from './booking-card';
import type { TourProps } from './use-tour-detail';

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

const FAMILY = { adult: 2, child: 1, infant: 1 };

/** Renders the card or the bar for a family and a departure with these changes; null: without a departure. */
function renderPart(Part: typeof BookingCard, changes: Partial<typeof departure> | null = {}, party = FAMILY) {
  const chosen = changes && { ...departure, ...changes };
  const status = !chosen ? 'none' : chosen.seat === 0 ? 'full' : 'open';
  const selection = { status, departure: chosen, upcoming: [chosen], party };
  const tour = { id: 17, title: 'Turki Lengkap', costs, similar: [] };
  renderInShell(<Part {...({ tour, selection } as unknown as TourProps)} />, { namespaces: ['tour-detail', 'common'] });
  const element = screen.getByRole('complementary');
  const links = within(element).getAllByRole('link');
  return {
    element,
    text: plain(element.textContent),
    links: links.map((link) => [link.textContent, plain(decodeURIComponent(link.getAttribute('href') ?? ''))]),
  };
}

/** Returns the text with ordinary spaces instead of no-break spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const linesOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('term')
    .map(({ parentElement }) => [...(parentElement?.children ?? [])].map((part) => plain(part.textContent)).join(': '));

const BOOKING = ['Pesan Sekarang', '/booking/17?itinerary=170704&pax=2,1,1'];

test('the card shows the price of all guests plus all certain costs, and books the departure for them', () => {
  const { element, text, links } = renderPart(BookingCard);
  expect(linesOf(element)).toEqual([
    '2 dewasa × Rp 22.900.000: Rp 45.800.000',
    '1 anak × Rp 22.900.000: Rp 22.900.000',
    'PPN 1,1%: Rp 755.700',
    'Tipping: Rp 4.800.000',
    'Estimasi total: Rp 74.255.700',
  ]);
  expect(text).toContain('17 Apr 2027 - 26 Apr 2027');
  expect(text).not.toContain('Visa');
  expect(links[0]).toEqual(BOOKING);
});

test('the card names the guests whose price the total lacks, unless the service sends it', () => {
  expect(renderPart(BookingCard).text).toContain('mengonfirmasi sebelum uang muka: 1 bayi, anak tanpa ranjang.');
  cleanup();
  const prices = { childPrice: 20_000_000, infantPrice: 3_000_000 };
  expect(renderPart(BookingCard, prices).text).not.toContain('mengonfirmasi');
});

test('a departure with a price on request has no total and can be booked', () => {
  const { element, text, links } = renderPart(BookingCard, { price: null });
  expect(linesOf(element)).toEqual([]);
  expect(text).toContain('Hubungi kami');
  expect(links[0]).toEqual(BOOKING);
});

test('a departure with too few seats says so and shows no total', () => {
  const { element, text, links } = renderPart(BookingCard, { seat: 2 });
  expect(text).toContain('Kursi tersisa 2, belum cukup untuk 3 peserta.');
  expect(linesOf(element)).toEqual([]);
  expect(links[0]).toEqual(BOOKING);
});

test('a full departure links to the waiting list with its date, and not to the booking', () => {
  const { links } = renderPart(BookingCard, { seat: 0 });
  expect(links).not.toContainEqual(BOOKING);
  expect(links[0]?.[1]).toMatch(/^https:\/\/wa\.me\/.*Turki Lengkap.*17 Apr 2027 - 26 Apr 2027/);
});

const PARTY = '4 orang: 2 dewasa, 1 anak, 1 bayi';
test.each([
  ['the total', { infantPrice: 1_000_000 }, `Rp 75.266.700 total${PARTY} 17–26 Apr`],
  ['the total without an infant whose price is not known', {}, `Rp 74.255.700 + bayi${PARTY} 17–26 Apr`],
  ['the price per person for too few seats', { seat: 2 }, `Rp 22.900.000/orang${PARTY} Sisa 2, Anda 3 17–26 Apr`],
  ['a price on request', { price: null }, `Hubungi kami${PARTY} 17–26 Apr`],
])('the bar shows %s and books the departure for the chosen guests', (_, changes, expected) => {
  const { element, links } = renderPart(BookingBar, changes);
  expect(plain(element.querySelector('p')?.textContent)).toBe(expected);
  expect(links).toEqual([BOOKING]);
});

test('the bar shows one traveller the price per person', () => {
  const { element } = renderPart(BookingBar, {}, { adult: 1, child: 0, infant: 0 });
  expect(plain(element.querySelector('p')?.textContent)).toBe('Rp 22.900.000/orang1 orang: 1 dewasa 17–26 Apr');
});

test.each([
  ['a full departure leads to the waiting list', { seat: 0 }, /^https:\/\/wa\.me\/.*daftar tunggu/],
  ['a tour without a date leads to a message', null, /^https:\/\/wa\.me\//],
])('the bar of %s', (_, changes, href) => {
  expect(renderPart(BookingBar, changes).links).toEqual([[expect.any(String), expect.stringMatching(href)]]);
});
