// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TourQuery } from '@/domain/tour/tour-query';
import { MessagesContext } from '@/i18n/use-messages';
import { mockServer } from '../../../../mocks/node.ts';
import common from '../../../../public/locales/id/common.json';
import kept from '../../../../public/locales/id/kept.json';
import tour from '../../../../public/locales/id/tour.json';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { NoTours } from './tour-results';

const server = mockServer();

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

const renderNoTours = (query: TourQuery) =>
  renderInShell(
    <MessagesContext value={{ common, kept, tour }}>
      <NoTours query={query} facets={null} change={vi.fn()} />
    </MessagesContext>,
  );

const meantLinks = async () => {
  const links = await screen.findByRole('navigation', { name: 'Mungkin maksud Anda' });
  return within(links)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a misspelled search offers the place that was meant, and its tours', async () => {
  renderNoTours({ search: 'turkye' });
  expect(await meantLinks()).toEqual([['Turki', '/group-tour?search=Turki']]);
  const tours = await screen.findAllByRole('article');
  expect(tours).toHaveLength(2);
  for (const one of tours) expect(one.textContent).toContain('Turki');
});

test('a holiday, which the text search of the service does not know, is offered as a filter', async () => {
  renderNoTours({ search: 'libur sekolah' });
  const [[label, href] = []] = await meantLinks();
  expect(label).toMatch(/^Libur sekolah \d{4}$/);
  expect(href).toMatch(/^\/group-tour\?month=\d{4}-0[67]/);
});

test.each<TourQuery>([{ search: 'zzzqq' }, { available: '1' }])('the query %j gets no guess', async (query) => {
  renderNoTours(query);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.getByRole('heading').textContent).toBe('Tidak ada tour yang cocok');
  expect(screen.queryByText('Mungkin maksud Anda')).toBe(null);
  expect(screen.queryByRole('article')).toBe(null);
});
