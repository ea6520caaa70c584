// @vitest-environment jsdom

import type { Tour } from '@sdk';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';
import { TourCard } from '@/ui/static/cards/tour-card';
import { departure } from '../../../../tests/support/fixture-database.ts';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { useTourCardView } from './use-tour-card-view';

const tour = {
  id: 17,
  title: 'Turki Lengkap: Istanbul – Cappadocia',
  thumbnail: '/small.jpg',
  imageUrl: '/large.jpg',
  mainCountries: [{ country: { name: 'Turki' } }, { country: { name: 'Yunani' } }],
  lowestItinerary: null,
  price: 1,
  itineraries: [
    departure(1, '2026-10-01', { price: 9_000_000 }),
    departure(2, '2027-01-17', { price: 24_900_000, seat: 0 }),
    departure(3, '2027-03-17', { price: 22_900_000, seat: 2, is_guaranteed: true }),
    departure(4, '2027-04-17', { price: 23_900_000, seat: null }),
    departure(5, '2027-05-17', { price: 26_900_000, seat: 12 }),
  ],
} as unknown as Tour;
const model = tourCardModel(tour, '2026-11-21');

function Card({ of }: { of: TourCardModel }) {
  return <TourCard view={useTourCardView()(of)} />;
}

function cardOf(changes: Partial<TourCardModel> = {}) {
  renderInShell(<Card of={{ ...model, ...changes }} />, { namespaces: ['common'] });
  return screen.getByRole('article');
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ').trim();

test('a card shows countries, days and nights, the next three dates with seats, and the price of the cheapest', () => {
  const card = cardOf();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/group-tour/17');
  expect(textOf(card.querySelector('p'))).toBe('Turki, Yunani 10 hari 9 malam');
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
    '17 Jan 2027Penuh',
    '17 Mar 2027Pasti jalanSisa 2 kursi',
    '17 Apr 2027Tanya ketersediaan',
  ]);
  expect(textOf(card)).toContain('Termurah 17 Mar 2027Rp 22.900.000/orang');
});

test('the price names its date unless that is the first one', () => {
  cardOf(tourCardModel(tour, '2026-11-21', { month: ['2027-03', '2027-05'] }));
  expect(textOf(screen.getByRole('article'))).toContain('MulaiRp 22.900.000/orang');
});

test('the total of a party says that the price of an infant follows, unless the service sends it', () => {
  const party = { adult: 2, child: 0, infant: 1 };
  const cardFor = (change: object) => {
    const itineraries = [{ ...departure(5, '2027-05-17', { price: 26_900_000, seat: 12 }), ...change }];
    return textOf(
      cardOf(tourCardModel({ ...tour, costs: [], itineraries } as unknown as Tour, '2026-11-21', {}, party)),
    );
  };
  expect(cardFor({})).toContain('3 orang: Rp 53.800.000 + harga 1 bayi dikonfirmasiRp 26.900.000/orang');
  cleanup();
  expect(cardFor({ infant_price: 4_000_000 })).toContain('3 orang: Rp 57.800.000Rp 26.900.000/orang');
});

test('many countries are shown as a number; a tour without dates and price offers contact', () => {
  const card = cardOf({ countries: ['A', 'B', 'C', 'D'], days: null, departures: [], price: null });
  expect(textOf(card.querySelector('p'))).toBe('4 negara');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(textOf(card)).toContain('Jadwal segera hadir');
  expect(textOf(card)).toContain('Hubungi kami');
});
