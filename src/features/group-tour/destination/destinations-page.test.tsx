// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessagesProvider } from '@/i18n/messages-context';
import common from '../../../../public/locales/id/common.json';
import tour from '../../../../public/locales/id/tour.json';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { DestinationsPage } from './destinations-page';

test('without regions the page says so and links to the contact page', () => {
  renderInShell(
    <MessagesProvider messages={{ common, tour }}>
      <DestinationsPage regions={[]} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Belum ada wilayah dengan tour' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontak' }).getAttribute('href')).toBe('/contact');
});
