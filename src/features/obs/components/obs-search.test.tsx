// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { TourQuery } from '@/domain/tour/tour-query';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { ObsSearch } from './obs-search';

afterEach(cleanup);

const query = (next: Partial<TourQuery>) => ({ page: 1, ...next }) as TourQuery;
const form = (next: Partial<TourQuery>, change: (next: TourQuery) => void = () => {}) => (
  <ObsSearch query={query(next)} change={change} facets={null} />
);
const words = () => screen.getByRole<HTMLInputElement>('searchbox');
const months = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'search.month' });

test('a search keeps the field, its focus and what is being typed', async () => {
  const { rerender } = renderInShell(form({}));
  const field = words();
  await userEvent.type(field, 'turki');
  rerender(form({ month: ['2027-03'] }));
  expect(words()).toBe(field);
  expect(document.activeElement).toBe(field);
  expect([field.value, months().value]).toEqual(['turki', '2027-03']);
});

test('another address fills everything anew', () => {
  const { rerender } = renderInShell(form({ search: 'turki', month: ['2027-03'] }));
  rerender(form({}));
  expect([words().value, months().value]).toEqual(['', '']);
});

test('a chosen month goes with the words typed so far', async () => {
  const change = vi.fn();
  renderInShell(form({ month: ['2027-03'] }, change));
  await userEvent.type(words(), ' turki ');
  await userEvent.selectOptions(months(), '');
  expect(change).toHaveBeenCalledExactlyOnceWith({ search: 'turki', regional_id: undefined, month: undefined });
});
