// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listedTour } from '../../../../tests/support/listed-tour';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { CompareTable } from './compare-dialog';
import { type Column, useComparison } from './use-comparison';

vi.mock('./use-comparison');

const column = (id: number, days: string[] | null) =>
  ({
    tour: { ...listedTour(id), linkPdf: null, departures: days?.map((from) => ({ from, seat: 8 })) ?? null },
    state: 'ready',
    sampleId: null,
    meals: 4,
  }) as Column;

function show(columns: Column[]) {
  vi.mocked(useComparison).mockReturnValue(columns);
  renderInShell(<CompareTable tours={[]} />, { namespaces: ['common', 'kept'] });
}

const differing = () =>
  screen.getAllByRole('rowheader').flatMap(({ textContent }) => /(.*) Berbeda$/.exec(textContent ?? '')?.[1] ?? []);

test('the price names the date of its departure', () => {
  const { tour, ...rest } = column(1, ['2027-01-16', '2027-03-06']);
  const departures = tour.departures?.map((one, index) => ({
    ...one,
    ...(index === 1 && { isPriced: true as const }),
  }));
  show([{ ...rest, tour: { ...tour, departures } }]);
  const cell = screen.getAllByRole('cell')[0]?.textContent?.replaceAll('\u00a0', ' ');
  expect(cell).toBe('Rp 1.000.000 /orangTermurah 6 Mar 2027');
});

test.each([
  ['other dates are marked as different', ['2027-01-16'], ['Jadwal terdekat']],
  ['the same dates are not', ['2027-01-16', '2027-03-06'], []],
  ['unknown dates are not', null, []],
])('tours with %s', (_, days, expected) => {
  show([column(1, ['2027-01-16', '2027-03-06']), column(2, days)]);
  expect(differing()).toEqual(expected);
});

test.each([
  [2, 0],
  [3, 1],
])('of %i tours a phone shows two, and a hint announces the third', (count, hints) => {
  show(Array.from({ length: count }, (_, index) => column(index, [])));
  expect(screen.queryAllByText('Geser untuk melihat tour ketiga.')).toHaveLength(hints);
});
