// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { PressedTour } from './pressed-tour';

const view = {
  href: '/group-tour/17',
  title: 'Turki Lengkap: Istanbul – Cappadocia',
  meta: ['Turki', '10 hari 9 malam'],
  picture: { src: '/media/turki.jpg', alt: '', color: '#aabbcc' },
  departures: [
    { date: '16 Jan 2027', seats: { kind: 'full' as const, label: 'Penuh' } },
    { date: '6 Mar 2027', seats: { kind: 'available' as const, label: 'Tersedia' }, isPriced: true as const },
  ],
  price: { amount: 'Rp 28.900.000', empty: 'Hubungi kami', unit: '/orang', from: 'Termurah 6 Mar 2027' },
  hasCheaper: true as const,
};

test('a pressed card already shows title, facts, its picture, and date and price of its departure', () => {
  const picture = new Image();
  Object.defineProperty(picture, 'currentSrc', { value: 'https://kelana.example/small.jpg' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { container } = renderInShell(<PressedTour view={view} lang="id" picture={picture} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Turki Lengkap');
  for (const text of ['Turki', '10 hari 9 malam']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('6 Mar 2027')).toHaveLength(2);
  expect(screen.getAllByText('Rp 28.900.000')).toHaveLength(2);
  const frame = container.querySelector('[data-color]') as HTMLElement;
  expect(frame.style.background).toContain('https://kelana.example/small.jpg');
});

test('a stored card, which knows no departure, shows its price without a date', () => {
  const stored = { ...view, departures: [], price: { ...view.price, from: 'Mulai' } };
  renderInShell(<PressedTour view={stored} lang="id" picture={null} />);
  expect(screen.getAllByText('Rp 28.900.000')).toHaveLength(2);
  expect(screen.queryByText('Mulai')).toBeNull();
});
