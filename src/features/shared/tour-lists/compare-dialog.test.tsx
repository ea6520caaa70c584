// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { CompareTable } from './compare-dialog';
import { type Column, useComparison } from './use-comparison';

vi.mock('./use-comparison');

const column = (id: number, days: string[] | null) =>
  ({
    tour: {
      id,
      title: `Tour ${id}`,
      imageUrl: null,
      countries: ['Turki'],
      days: 10,
      price: 1_000_000,
      linkPdf: null,
      departures: days?.map((from) => ({ from, seat: 8 })) ?? null,
    },
    state: 'ready',
    sampleId: null,
    meals: { state: 'ready', count: 4 },
  }) as unknown as Column;

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

test('tours with other dates are marked as different, and those with the same dates are not', () => {
  show([column(1, ['2027-01-16', '2027-03-06']), column(2, ['2027-01-16'])]);
  expect(differing()).toEqual(['Jadwal terdekat']);
  cleanup();
  show([column(1, ['2027-01-16']), column(2, ['2027-01-16'])]);
  expect(differing()).toEqual([]);
  cleanup();
  show([column(1, ['2027-01-16']), column(2, null)]);
  expect(differing()).toEqual([]);
});

test('a third tour is announced, because a phone shows only two', () => {
  show([column(1, []), column(2, [])]);
  expect(screen.queryByText('Geser untuk melihat tour ketiga.')).toBeNull();
  cleanup();
  show([column(1, []), column(2, []), column(3, [])]);
  expect(screen.getByText('Geser untuk melihat tour ketiga.')).toBeTruthy();
});
