// @vitest-environment jsdom
import type { VisaCountryDetail } from '@sdk';
import { ApiError } from '@sdk';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisaCountry } from '@/hooks/page/use-visa-country';
import { useTours } from '@/hooks/tour/use-tours';
import { MessagesProvider } from '@/i18n/messages-context';
import common from '../../../public/locales/id/common.json';
import visa from '../../../public/locales/id/visa.json';
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
const mutate = vi.fn();

type VisaResult = { data?: { data: VisaCountryDetail }; error?: ApiError };

function renderPage(query: Record<string, string>, result: VisaResult = {}, list = countries) {
  vi.mocked(useVisaCountry).mockReturnValue({ ...result, isValidating: false, mutate } as never);
  return renderInShell(
    <MessagesProvider messages={{ visa, common }}>
      <VisaPage countries={list} passport={passport} />
    </MessagesProvider>,
    { router: mockRouter({ pathname: '/visa-and-passport', query }) },
  );
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

test('a ticked document stays ticked on this device until the list is cleared', async () => {
  renderPage({ country: '1' }, { data: { data: japan } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Paspor' }));
  expect(screen.getByText('1 dari 2 siap')).toBeTruthy();
  cleanup();
  renderPage({ country: '1' }, { data: { data: japan } });
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Paspor' })).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Kosongkan centang' }));
  expect(screen.getByText('0 dari 2 siap')).toBeTruthy();
  expect(localStorage.length).toBe(0);
});

test('a country that fails to load says so and offers a retry', async () => {
  const error = new ApiError({ operationId: 'getVisaCountry', kind: 'network' });
  renderPage({ country: '1' }, { error });
  expect(await screen.findByRole('heading', { name: 'Syarat negara ini belum bisa dimuat' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(mutate).toHaveBeenCalledOnce();
});
