// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { TourQuery } from '@/domain/tour/tour-query';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { ObsSearch } from './obs-page';

const query = (next: Partial<TourQuery>) => ({ page: 1, ...next }) as TourQuery;
const form = (next: Partial<TourQuery>, change: (next: TourQuery) => void = () => {}) => (
  <ObsSearch query={query(next)} change={change} facets={null} />
);
const searchField = () => screen.getByRole<HTMLInputElement>('searchbox');
const monthSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'search.month' });

test('a new query keeps the field, its focus and the text being typed', async () => {
  const { rerender } = renderInShell(form({}));
  const field = searchField();
  await userEvent.type(field, 'turki');
  rerender(form({ month: ['2027-03'] }));
  expect(searchField()).toBe(field);
  expect(document.activeElement).toBe(field);
  expect([field.value, monthSelect().value]).toEqual(['turki', '2027-03']);
});

test('the fields follow the query of a new URL', () => {
  const { rerender } = renderInShell(form({ search: 'turki', month: ['2027-03'] }));
  rerender(form({}));
  expect([searchField().value, monthSelect().value]).toEqual(['', '']);
});

test('a chosen month is applied together with the text typed so far', async () => {
  const change = vi.fn();
  renderInShell(form({ month: ['2027-03'] }, change));
  await userEvent.type(searchField(), ' turki ');
  await userEvent.selectOptions(monthSelect(), '');
  expect(change).toHaveBeenCalledExactlyOnceWith({ search: 'turki', regional_id: undefined, month: undefined });
});
