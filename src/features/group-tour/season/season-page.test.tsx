// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { readSeason } from '@/data/server/read-season';
import type { Locale } from '@/i18n/locales';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { SeasonPage, type SeasonPageProps } from './season-page';

withMockServer();

vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const show = async (key: string, { locale = 'id', more = 0 }: { locale?: Locale; more?: number } = {}) => {
  const props = (await readSeason(locale, key)) as SeasonPageProps;
  const { length } = props.cards;
  renderInShell(<SeasonPage {...props} total={length + more} />, { locale, namespaces: ['common', 'season', 'kept'] });
  return { tours: within(screen.getByRole('region', { name: /^(Pilihan tujuan|Where to go)$/ })), length };
};

test('a season with more tours than cards says how many, beside the link to all of them', async () => {
  const { tours, length } = await show('school', { more: 6 });
  expect(tours.getAllByRole('article')).toHaveLength(length);
  const link = tours.getByRole('link', { name: /^Semua tour/ });
  expect(link.parentElement?.textContent).toMatch(`Menampilkan ${length} dari ${length + 6} tour musim ini.`);
  // At the end, where the cards stop.
  expect(tours.getAllByRole('link').at(-1)).toBe(link);
});

test('a season whose tours are all shown only links to the list', async () => {
  const { tours } = await show('sakura');
  expect(tours.queryByText(/^Menampilkan/)).toBeNull();
  expect(tours.getByRole('link', { name: /^Semua tour/ })).toBeTruthy();
});

test.each([
  ['school', 'id', /^Libur sekolah: tour \w{3}.* · Kelana$/, /^Mulai Rp\s[\d.]+\/orang$/],
  ['snow', 'id', /^Musim salju: tour \w{3}.* · Kelana$/, /^Mulai Rp\s[\d.]+\/orang$/],
  ['school', 'en', /^School holidays: tours in \w{3}.* · Kelana$/, /^From Rp\s[\d.]+\/person$/],
] as const)('the title of %s (%s) fits the name of the season, and its price is per person', async (...row) => {
  const [key, locale, title, price] = row;
  await show(key, { locale });
  expect(document.title).toMatch(title);
  expect(screen.getAllByText(price).length).toBeGreaterThan(0);
});
