// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clearRecent, toggleSaved } from '@/state/tour-lists';
import { listedTour as tour } from '../../../../tests/support/listed-tour';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { SavedList } from './saved-list';

const server = withMockServer();

beforeEach(() => {
  localStorage.clear();
  clearRecent();
});

const card = (title: RegExp) => screen.getByRole('link', { name: title }).closest('article') as HTMLElement;

test('a saved tour shows its current price and dates', async () => {
  toggleSaved(tour(17, 'Turki seperti dulu'));
  renderInShell(<SavedList />);
  expect(card(/Turki seperti dulu/).textContent).toContain('1.000.000');
  await waitFor(() => expect(within(card(/Turki Lengkap/)).getAllByRole('listitem')).toHaveLength(3));
  expect(card(/Turki Lengkap/).textContent).not.toContain('Rp 1.000.000');
});

test('a tour that is no longer offered is marked and can be removed', async () => {
  toggleSaved(tour(999, 'Tour yang sudah tidak ada'));
  renderInShell(<SavedList />);
  await screen.findByText('saved.gone');
  await userEvent.click(screen.getByRole('button', { name: 'saved.remove' }));
  expect(screen.getByRole('heading', { name: 'saved.empty' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'saved.undo' }));
});

test.each([
  ['the list of tours', 'listTours', 17, /Turki Lengkap/],
  ['a tour that is not in the list', 'getTour', 999, 'saved.gone'],
] as const)('without %s a tour is shown as saved, and a retry updates it', async (_, operationId, id, updated) => {
  server.faults.add({ operationId, status: 501, times: 1 });
  toggleSaved(tour(id, 'Tour seperti dulu'));
  renderInShell(<SavedList />);
  await screen.findByText('saved.stale');
  expect(card(/Tour seperti dulu/).textContent).toContain('1.000.000');
  await userEvent.click(screen.getByRole('button', { name: /^Coba lagi/ }));
  await screen.findAllByText(updated);
  expect(screen.queryByText('saved.stale')).toBeNull();
});

test('undo restores a removed tour at its old position, and the focus stays in the list', async () => {
  for (const id of [998, 999, 1000]) toggleSaved(tour(id, `Tour ${id}`));
  renderInShell(<SavedList />);
  await waitFor(() => expect(screen.getAllByText('saved.gone')).toHaveLength(3));
  const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const remove = screen.getAllByRole('button', { name: 'saved.remove' })[1] as HTMLElement;
  await userEvent.click(remove);
  expect(titles()).toEqual(['Tour 1000', 'Tour 998']);
  await userEvent.click(screen.getByRole('button', { name: 'saved.undo' }));
  expect(titles()).toEqual(['Tour 1000', 'Tour 999', 'Tour 998']);
  expect(document.activeElement?.textContent).toBe('saved.count');
});
