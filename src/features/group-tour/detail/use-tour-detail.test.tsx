// @vitest-environment jsdom
import type { Tour } from '@sdk';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Departure, sortDepartures } from '@/domain/tour/departure';
import { type DepartureFilters, tourCardModel } from '@/domain/tour/tour-card';
import { departure as oneDeparture } from '../../../../tests/support/booking-fixture';
import { departure as fixtureDeparture } from '../../../../tests/support/fixture-database.ts';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import type { DetailModel } from './detail-model';
import { chooseDeparture, useTourDetail } from './use-tour-detail';

vi.mock('@/data/use-read', () => ({
  useLiveAnswer: () => ({ answer: undefined, at: null }),
}));

const TODAY = '2026-11-21';

const departure = (id: number, from: string, seat: number | null = 12): Departure => ({
  ...oneDeparture,
  ...{ id, from, to: from, seat, price: 1 },
});
const choose = (departures: Departure[], wantedId: number | null) =>
  chooseDeparture(sortDepartures(departures, TODAY), wantedId);

const tour = {
  id: 17,
  today: '2998-01-01',
  route: null,
  capacity: null,
  departures: [departure(501, '2999-01-10'), departure(502, '2999-01-20')],
} as unknown as DetailModel;

function DepartureButton() {
  const { departure, upcoming, choose } = useTourDetail(tour);
  const last = upcoming.at(-1);
  return (
    <button type="button" onClick={() => last && choose(last)}>
      {departure?.id}
    </button>
  );
}

test('a chosen departure is marked at once, and the router changes the URL without loading anything', () => {
  const router = mockRouter({ pathname: '/group-tour/[id]', query: { id: '17' } });
  renderInShell(<DepartureButton />, { router });
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('501');
  act(() => button.click());
  expect(button.textContent).toBe('502');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(
    { pathname: '/group-tour/[id]', query: { id: '17', itinerary: '502' } },
    undefined,
    { shallow: true, scroll: false },
  );
});

test('a choice while another page loads does not cancel that navigation', () => {
  const router = mockRouter({ pathname: '/group-tour/[id]', query: { id: '17' } });
  renderInShell(<DepartureButton />, { router });
  act(() => router.events.emit('routeChangeStart', '/contact', { shallow: false }));
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('502');
  expect(router.replace).not.toHaveBeenCalled();
  // A change of the language completes on the same page.
  act(() => router.events.emit('routeChangeComplete', '/en/group-tour/17', { shallow: false }));
  act(() => screen.getByRole('button').click());
  expect(router.replace).toHaveBeenCalledOnce();
});

test('a departure that the address names later wins over a choice', () => {
  const router = mockRouter({ pathname: '/group-tour/[id]', query: { id: '17' } });
  const { rerender } = renderInShell(<DepartureButton />, { router });
  const shownAt = (itinerary: string) => {
    Object.assign(router, { query: { id: '17', itinerary } });
    rerender(<DepartureButton />);
    return screen.getByRole('button').textContent;
  };
  act(() => screen.getByRole('button').click());
  expect([shownAt('502'), shownAt('501'), shownAt('502')]).toEqual(['502', '501', '502']);
});

const rows = [
  departure(1, '2027-01-16', 0),
  departure(2, '2027-03-06', null),
  departure(9, '2026-10-10'),
  departure(3, '2027-04-17'),
];

test.each([
  ['the first with seats, also on request', rows, null, 'open', 2],
  ['that in the URL', rows, 3, 'open', 3],
  ['the first with seats instead of a full one in the URL', rows, 1, 'open', 2],
  ['the first with seats instead of a past one in the URL', rows, 9, 'open', 2],
  ['the first with seats instead of an unknown one in the URL', rows, 77, 'open', 2],
  ['the soonest if all are full', [departure(2, '2027-03-06', 0), departure(1, '2027-01-16', 0)], null, 'full', 1],
  ['none if all are past', [departure(9, '2026-10-10')], 9, 'past', undefined],
  ['none without departures', [], null, 'none', undefined],
])('the chosen departure is %s', (_, departures, wantedId, status, id) => {
  const choice = choose(departures, wantedId);
  expect([choice.status, choice.departure?.id]).toEqual([status, id]);
});

test('a cheaper departure is named only if it can be booked and its price is known', () => {
  const priced = [
    { ...departure(1, '2027-01-16'), price: 30 },
    { ...departure(2, '2027-03-06', 0), price: 10 },
    { ...departure(3, '2027-04-17'), price: 20 },
    { ...departure(4, '2027-06-19'), price: null },
  ];
  expect(choose(priced, null).cheaper?.id).toBe(3);
  expect(choose(priced, 3).cheaper).toBeNull();
  expect(choose([departure(5, '2027-01-16', 0)], null).cheaper).toBeNull();
});

test.each<[DepartureFilters, number]>([
  [{}, 2],
  [{ month: ['2027-04'] }, 3],
  [{ month: ['2027-01', '2027-04'] }, 3],
  [{ available: '1' }, 2],
])('the page opens with the departure that the card of a list filtered by %j announces', (filters, id) => {
  const rows = [departure(1, '2027-01-16', 0), departure(2, '2027-03-06'), departure(3, '2027-04-17')];
  const itineraries = rows.map((one) => fixtureDeparture(one.id, one.from, { price: one.price, seat: one.seat }));
  const row = { id: 17, title: 'Turki', mainCountries: [], itineraries } as unknown as Tour;
  const card = tourCardModel(row, TODAY, filters);
  const choice = choose(rows, card.departureId ?? null).departure;
  expect([choice?.id, choice?.from]).toEqual([id, card.departures.find(({ isPriced }) => isPriced)?.from]);
});
