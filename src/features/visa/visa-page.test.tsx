// @vitest-environment jsdom
import type { VisaCountryDetail } from '@sdk';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisaCountry } from '@/hooks/page/use-visa-country';
import { useTours } from '@/hooks/tour/use-tours';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
// Imported eagerly: the page loads this chunk when a country is opened, and the tests do not wait for it.
import './components/requirements';
import { countryModels } from './country-model';
import { VisaPage } from './visa-page';

vi.mock('@/hooks/page/use-visa-country');
vi.mock('@/hooks/tour/use-tours');

const japan: VisaCountryDetail = {
  id: 1,
  name: 'Jepang',
  country_code: 'JP',
  type: 'e_visa',
  summary: 'Cukup registrasi daring.',
  image_url: null,
  updated_at: '2026-11-13',
  documents: [{ title: 'Identitas', items: ['Paspor', 'Foto'] }],
  processing_time: '5 hari kerja',
  fee: null,
  stay: '15 hari',
  notes: '<p>Berlaku 3 tahun.</p>',
  official_url: 'https://www.id.emb-japan.go.jp',
};
const countries = countryModels([japan], 'id');
const passport = { sections: [], fees: [], notesHtml: null, updatedAt: '2026-11-07', officialUrl: null };

function renderPage(
  query: Record<string, string>,
  result: { data?: { data: VisaCountryDetail } } = {},
  list = countries,
) {
  vi.mocked(useVisaCountry).mockReturnValue({ ...result, isValidating: false } as never);
  return renderInShell(<VisaPage countries={list} passport={passport} />, {
    namespaces: ['visa', 'common'],
    router: mockRouter({ pathname: '/visa-and-passport', query }),
  });
}

beforeEach(() => {
  vi.mocked(useTours).mockReturnValue({ data: { data: [], pagination: { total: 3 } } } as never);
});

afterEach(() => localStorage.clear());

test('an empty list of countries says so, and so does the passport tab without sections', () => {
  renderPage({}, {}, []);
  expect(screen.getByRole('heading', { name: 'Daftar negara belum tersedia' })).toBeTruthy();
  expect(screen.getByText('Syarat paspor belum tersedia')).toBeTruthy();
});

test('the URL of an unknown country shows the list and the reason', () => {
  renderPage({ country: '99' });
  expect(screen.getByText(/Negara yang Anda buka tidak ada/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jepang' })).toBeTruthy();
});

test('a country with an id as text is found by the id in the URL', () => {
  renderPage({ country: '1' }, { data: { data: japan } }, JSON.parse(JSON.stringify([{ ...countries[0], id: '1' }])));
  expect(screen.queryByText(/Negara yang Anda buka tidak ada/)).toBeNull();
  expect(screen.getByRole('heading', { name: /Jepang/ })).toBeTruthy();
});

test('a country shows its documents, facts, notes, source and tours, and that the embassy decides', async () => {
  renderPage({ country: '1' }, { data: { data: japan } });
  expect(await screen.findByText('0 dari 2 siap')).toBeTruthy();
  const facts = within(screen.getByRole('complementary', { name: 'Waktu dan biaya' }));
  expect(facts.getByText('5 hari kerja')).toBeTruthy();
  expect(facts.getByText('Tanyakan kepada tim visa kami')).toBeTruthy();
  expect(facts.getByRole('link', { name: /id\.emb-japan\.go\.jp/ })).toBeTruthy();
  expect(facts.getByRole('link', { name: /Lihat 3 tour ke Jepang/ })).toBeTruthy();
  expect(screen.getByText('Berlaku 3 tahun.')).toBeTruthy();
  expect(screen.getByText(/Persetujuan visa sepenuhnya wewenang kedutaan/)).toBeTruthy();
});
