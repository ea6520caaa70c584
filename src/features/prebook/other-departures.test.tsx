// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeTripPlan } from '@/state/trip-plan';
import { departure } from '../../../tests/support/fixture-database.ts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { DepartureChooser, nextDepartures } from './other-departures';

withMockServer();

const row = (id: number, from: string, seat: number | null) =>
  departure(id, from, { seat, arrival_date: '2027-06-30' });

test('each tour is listed with its next departure that has seats, the soonest first', () => {
  const tours = [
    { id: 1, title: 'Sakura', itineraries: [row(11, '2027-06-20', 0), row(12, '2027-06-25', 4)] },
    { id: 2, title: 'Turki', itineraries: [row(21, '2027-06-21', null)] },
    { id: 3, title: 'Penuh', itineraries: [row(31, '2027-06-21', 0)] },
  ];
  const rows = nextDepartures(tours, '2027-06-01');
  expect(rows.map(({ id, tourId, days }) => [tourId, id, days])).toEqual([
    [2, 21, 10],
    [1, 12, 6],
  ]);
});

test('for a party a tour is listed with its next departure with seats for it, and what the party pays there', () => {
  const itineraries = [row(11, '2027-06-20', 3), { ...row(12, '2027-06-25', 4), price: 10_000_000 }];
  const tour = { id: 1, title: 'Sakura', costs: [], itineraries };
  const rowsFor = (adult: number) => nextDepartures([tour], '2027-06-01', { adult, child: 0, infant: 1 });
  expect(rowsFor(4)).toMatchObject([{ id: 12, party: { heads: 5, total: 40_000_000 } }]);
  // Too few seats are better than none.
  expect(rowsFor(5)).toMatchObject([{ id: 11, party: { total: null } }]);
});

test('the next departures name the total of the party', async () => {
  changeTripPlan({ party: { adult: 2, child: 2, infant: 0 } });
  renderInShell(<DepartureChooser />, { namespaces: ['common', 'prebook'] });
  expect(await screen.findAllByText(/^4 orang: Rp/)).toHaveLength(6);
});
