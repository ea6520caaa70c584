// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedTour } from '@/state/tour-lists';
import { listedTour } from '../../../../tests/support/listed-tour';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { RecentList } from './recent-list';

const server = withMockServer();

const stored = (language: 'id' | 'en' | undefined): ListedTour => ({
  ...listedTour(17, 'A stored title'),
  language,
  countries: ['Turkey'],
});

const link = () => screen.getByRole('link', { name: 'A stored title' });
const listCalls = () => server.calls.all().filter(({ operationId }) => operationId === 'listTours');

test('a tour stored in another language gets the title and the countries of the page', async () => {
  renderInShell(<RecentList tours={[stored('en')]} />);
  expect(link().closest('[lang="en"]')).not.toBeNull();
  const translated = await screen.findByRole('link', { name: /^Turki Lengkap/ });
  expect(translated.closest('[lang]')?.getAttribute('lang')).not.toBe('en');
  expect(translated.closest('article')?.textContent).toContain('Turki');
});

test.each(['id', undefined] as const)(
  'a tour stored with the language %s on an Indonesian page is shown as stored, without a request',
  async (language) => {
    renderInShell(<RecentList tours={[stored(language)]} />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(link()).toBeDefined();
    expect(listCalls()).toHaveLength(0);
  },
);

test('without the service the stored title stays, marked with its language', async () => {
  server.faults.add({ operationId: 'listTours', status: 501, times: 9 });
  renderInShell(<RecentList tours={[stored('en')]} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(link().closest('[lang="en"]')).not.toBeNull();
});
