// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PromotionModel } from '@/features/shared/tour/offer';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { PromotionPage } from './promotion-page';

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
