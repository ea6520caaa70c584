// @vitest-environment jsdom
import type { VisaCountry } from '@sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { countryModels } from './visa-models';
import { VisaPage } from './visa-page';

const japan: VisaCountry = {
  id: 1,
  name: 'Jepang',
  country_code: 'JP',
  type: 'e_visa',
  summary: 'Cukup registrasi daring.',
  image_url: null,
  updated_at: '2026-11-13',
};
const passport = { sections: [], fees: [], notesHtml: null, updatedAt: '2026-11-07', officialUrl: null };

function renderPage(rows: VisaCountry[], query: Record<string, string> = {}) {
  return renderInShell(<VisaPage countries={countryModels(rows, 'id')} passport={passport} />, {
    namespaces: ['visa', 'common'],
    router: mockRouter({ pathname: '/visa-and-passport', query }),
  });
}

test('an empty list of countries says so, and so does the passport tab without sections', () => {
  renderPage([]);
  expect(screen.getByRole('heading', { name: 'Daftar negara belum tersedia' })).toBeTruthy();
  expect(screen.getByText('Syarat paspor belum tersedia')).toBeTruthy();
});

test('the URL of an unknown country shows the list and the reason', () => {
  renderPage([japan], { country: '99' });
  expect(screen.getByText(/Negara yang Anda buka tidak ada/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jepang' })).toBeTruthy();
});
