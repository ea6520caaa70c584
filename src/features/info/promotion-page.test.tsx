// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { monthAfter, todayInJakarta } from '@/domain/dates';
import type { PromotionModel } from '@/features/shared/tour/offer';
import { changeTripPlan } from '@/state/trip-plan';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { PromotionPage } from './promotion-page';

const service = withMockServer();

const open = { benefit: null, from: null, to: null, conditions: [] };

const renderPage = (offers: PromotionModel[]) =>
  renderInShell(<PromotionPage offers={offers} />, { namespaces: ['common', 'info'] });

test('without promotions the page links to the hot deals of the home page', () => {
  renderPage([]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Belum ada promo');
  expect(screen.getByRole('link', { name: 'Lihat promo terbaik' }).getAttribute('href')).toBe('/#deals');
});

test('a promotion says what a guest gets, how long and on which conditions', () => {
  const promotion = { title: 'Early bird', imageUrl: null, link: null, benefit: 'Hemat hingga Rp 2.000.000' };
  renderPage([{ ...promotion, from: '2026-11-01', to: '2026-12-31', conditions: ['Tidak digabung.'] }]);
  expect(screen.getByText('Hemat hingga Rp 2.000.000')).toBeTruthy();
  expect(screen.getByText('1 Nov 2026 – 31 Des 2026')).toBeTruthy();
  expect(screen.getByText('Syarat promo').closest('details')?.textContent).toContain('Tidak digabung.');
});

test.each([
  [{ from: '2026-11-01' }, 'Mulai 1 Nov 2026'],
  [{ to: '2026-12-31' }, 'Sampai 31 Des 2026'],
])('a promotion with one end of its period names it: %o', (period, text) => {
  renderPage([{ ...open, title: 'Travel fair', imageUrl: null, link: null, ...period }]);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a visitor who has named no party sends no request', async () => {
  renderPage([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(service.calls.all()).toEqual([]);
});

test('a party sees the tours in its months on which it saves, with what it pays', async () => {
  const month = monthAfter(todayInJakarta().slice(0, 7), 5);
  changeTripPlan({ party: { adult: 2, child: 2, infant: 0 }, months: [month] });
  renderPage([]);
  const tours = within(await screen.findByRole('region', { name: /^Tour berpromo untuk 4 orang, berangkat / }));
  const cards = tours.getAllByRole('article');
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    expect(within(card).getByText(/4 orang: Rp/)).toBeTruthy();
    expect(within(card).getByText(/ −Rp/)).toBeTruthy();
  }
});

test('a party that no promotion is for can change who travels and when', async () => {
  service.override('listTours', ({ reply }) =>
    reply(200, {
      success: true,
      data: [],
      pagination: { current_page: 1, first_item: null, last_item: null, per_page: 100, total: 0 },
      party: { adults: 2, children: 0, infants: 0 },
    }),
  );
  changeTripPlan({ party: { adult: 2, child: 0, infant: 0 }, months: [] });
  renderPage([]);
  const tours = within(await screen.findByRole('region', { name: 'Tour berpromo untuk 2 orang' }));
  expect(tours.getByText(/^Belum ada promo yang memotong harga/)).toBeTruthy();
  expect(tours.getByRole('button', { name: 'Peserta: 2 dewasa' })).toBeTruthy();
});
