// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WordsProvider } from '@/i18n/words-context';
import common from '../../../../public/locales/id/common.json';
import tour from '../../../../public/locales/id/tour.json';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { DestinationsPage } from './destinations-page';

test('without any region the page says so and leads to somebody who can help', () => {
  renderInShell(
    <WordsProvider words={{ common, tour }}>
      <DestinationsPage regions={[]} />
    </WordsProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Belum ada wilayah dengan tour' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontak' }).getAttribute('href')).toBe('/contact');
});
