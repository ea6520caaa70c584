// @vitest-environment jsdom

import type { Tour } from '@sdk';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';
import type { Locale } from '@/i18n/locales';
import { MessagesProvider } from '@/i18n/messages-context';
import { TourCard } from '@/ui/static/cards/tour-card';
import english from '../../../../public/locales/en/common.json';
import indonesian from '../../../../public/locales/id/common.json';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { useTourCardView } from './use-tour-card-view';

const row = (id: number, departure_date: string, arrival_date: string, price: number | null, seat: number | null) => ({
  id,
  departure_date,
  arrival_date,
  price,
  seat,
  status_deleted: false,
  note: null,
});

const tour = {
  id: 17,
  title: 'Turki Lengkap: Istanbul – Cappadocia',
  thumbnail: '/small.jpg',
  imageUrl: '/large.jpg',
  mainCountries: [{ country: { name: 'Turki' } }, { country: { name: 'Yunani' } }],
  lowestItinerary: null,
  price: 1,
  itineraries: [
    row(1, '2026-10-01', '2026-10-10', 9_000_000, 4),
    row(2, '2027-01-17', '2027-01-26', 24_900_000, 0),
    { ...row(3, '2027-03-17', '2027-03-26', 22_900_000, 2), is_guaranteed: true },
    row(4, '2027-04-17', '2027-04-26', 23_900_000, null),
    row(5, '2027-05-17', '2027-05-26', 26_900_000, 12),
  ],
} as unknown as Tour;
const model = tourCardModel(tour, '2026-11-21');

function Card({ of }: { of: TourCardModel }) {
  return <TourCard view={useTourCardView()(of)} />;
}

function cardOf(changes: Partial<TourCardModel> = {}, locale: Locale = 'id') {
  const common = locale === 'id' ? indonesian : english;
  renderInShell(
    <MessagesProvider messages={{ common }}>
      <Card of={{ ...model, ...changes }} />
    </MessagesProvider>,
    { locale },
  );
  return screen.getByRole('article');
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ').trim();

test('a card shows countries, days and nights, the next three dates with seats, and the price of the cheapest', () => {
  const card = cardOf();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/group-tour/17');
  expect(textOf(card.querySelector('p'))).toBe('Turki, Yunani 10 hari 9 malam');
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
    '17 Jan 2027Penuh',
    '17 Mar 2027PastiSisa 2 kursi',
    '17 Apr 2027Tanya ketersediaan',
  ]);
  expect(textOf(card)).toContain('Termurah 17 Mar 2027Rp 22.900.000/orang');
});

test('the price names its date unless that is the first one', () => {
  cardOf(tourCardModel(tour, '2026-11-21', { month: ['2027-03', '2027-05'] }));
  expect(textOf(screen.getByRole('article'))).toContain('MulaiRp 22.900.000/orang');
});

test('a card of a filtered list shows the price of a departure that fits, to which it leads', () => {
  const card = cardOf(tourCardModel(tour, '2026-11-21', { month: ['2027-05'] }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/group-tour/17?itinerary=5');
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual(['17 Mei 2027Tersedia']);
  expect(textOf(card)).toContain('MulaiRp 26.900.000/orang');
});

test('a guaranteed departure is marked on its own date', () => {
  const isMarked = (departures: TourCardModel['departures']) => {
    cleanup();
    const rows = within(cardOf({ departures })).getAllByRole('listitem').map(textOf);
    return rows.map((row) => row?.includes('Pasti'));
  };
  expect(isMarked(model.departures)).toEqual([false, true, false]);
  expect(isMarked(model.departures.map(({ isGuaranteed, ...departure }) => departure))).toEqual([false, false, false]);
});

test('many countries are shown as a number; a tour without dates and price offers contact', () => {
  const card = cardOf({ countries: ['A', 'B', 'C', 'D'], days: null, departures: [], price: null });
  expect(textOf(card.querySelector('p'))).toBe('4 negara');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(textOf(card)).toContain('Jadwal segera hadir');
  expect(textOf(card)).toContain('Hubungi kami');
});

test('a card whose dates are not known yet does not say that there are none', () => {
  expect(textOf(cardOf({ departures: undefined }))).not.toContain('Jadwal segera hadir');
});
