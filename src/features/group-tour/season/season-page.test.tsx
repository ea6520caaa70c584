// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSeason } from '@/data/server/read-season';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { SeasonPage, type SeasonPageProps } from './season-page';

withMockServer();

const show = async (key: string) => {
  const props = (await readSeason('id', key)) as SeasonPageProps;
  renderInShell(<SeasonPage {...props} />, { namespaces: ['common', 'season', 'kept'] });
  const section = document.getElementById('tours');
  if (!section) throw new Error('The page has no tours.');
  return { tours: within(section), section };
};

test('a season with more tours than cards says how many, beside the link to all of them', async () => {
  const { tours, section } = await show('school');
  expect(tours.getAllByRole('article')).toHaveLength(9);
  const note = tours.getByText('Menampilkan 9 dari 15 tour musim ini.');
  const link = tours.getByRole('link', { name: /^Semua tour Jun/ });
  expect(note.parentElement?.contains(link)).toBe(true);
  const list = section.querySelector('ul') as HTMLElement;
  expect(list.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a season whose tours are all shown only links to the list', async () => {
  const { tours } = await show('sakura');
  expect(tours.queryByText(/^Menampilkan/)).toBeNull();
  expect(tours.getByRole('link', { name: /^Semua tour Mar/ })).toBeTruthy();
});
