// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Offer } from '@/features/shared/tour/offer';
import { MessagesProvider } from '@/i18n/messages-context';
import { RouterContext } from '@/next-internals/router-context';
import common from '../../../../public/locales/id/common.json';
import info from '../../../../public/locales/id/info.json';
import { mockRouter } from '../../../../tests/support/render-in-shell';
import { PromotionPage } from './promotion-page';

afterEach(cleanup);

function renderPage(offers: Offer[]) {
  render(
    <RouterContext.Provider value={mockRouter()}>
      <MessagesProvider messages={{ common, info }}>
        <PromotionPage offers={offers} />
      </MessagesProvider>
    </RouterContext.Provider>,
  );
}

test('without promotions the page links to the hot deals of the home page', () => {
  renderPage([]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Belum ada promo');
  expect(screen.getByRole('link', { name: 'Lihat promo terbaik' }).getAttribute('href')).toBe('/#deals');
});

test('a promotion on another site opens a new tab without an opener, and the link announces the tab', () => {
  renderPage([
    { title: 'Cicilan 0%', imageUrl: null, link: { href: 'https://bank.example/cicilan', host: 'bank.example' } },
  ]);
  const link = screen.getByRole('link', { name: 'Cicilan 0%' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  const description = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Buka situs bank.example (membuka tab baru)');
});

test('a promotion without a link is only text', () => {
  renderPage([{ title: 'Travel fair', imageUrl: null, link: null }]);
  expect(screen.getByRole('heading', { name: 'Travel fair' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Travel fair' })).toBeNull();
});
