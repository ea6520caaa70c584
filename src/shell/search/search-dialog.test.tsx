// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDate, monthAfter } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { recentSearches } from '@/state/recent-searches';
import { openSearch, type SearchRequest, searchState } from '@/state/search';
import { searchCorrection } from '@/state/search-correction';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { SearchBox } from './search-dialog';

const server = withMockServer();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  openSearch();
});
afterEach(() => {
  document.documentElement.lang = '';
});

function Search({ request }: { request: SearchRequest }) {
  const [text, setText] = useState(request.text ?? '');
  return <SearchBox {...{ request, text, setText }} />;
}

const renderSearch = (request: SearchRequest = {}, locale: 'id' | 'en' = 'id') => {
  // The service is asked in the language of the document.
  document.documentElement.lang = locale;
  return renderInShell(<Search request={request} />, { locale, router: mockRouter({ locale }) });
};

const field = () => screen.getByRole('combobox');
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);
const option = (name: RegExp) => screen.findByRole('option', { name });
const pushedUrl = (push: unknown) => vi.mocked(push as (url: string) => void).mock.lastCall?.[0];

test('an empty field suggests popular places, holidays and the next tours', async () => {
  renderSearch();
  await option(/Jepang/);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Tujuan favorit',
    'Waktu berangkat',
    'Segera berangkat',
  ]);
  expect(within(screen.getByRole('group', { name: 'Segera berangkat' })).getAllByRole('option')).toHaveLength(3);
});

test('the arrow keys move through the options and back to the text, and Enter opens the chosen one', async () => {
  const { router } = renderSearch();
  await option(/Jepang/);
  await userEvent.type(field(), 'maroko');
  const country = await option(/^Maroko\s*1 tour/);
  expect(optionNames()[0]).toContain('Cari “maroko” di semua tour');
  expect(field().getAttribute('aria-activedescendant')).toBe(null);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBe(country.id);
  expect(country.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field().getAttribute('aria-activedescendant')).toBe(null);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(pushedUrl(router.push)).toMatch(/^\/group-tour\?country=\d+$/);
  expect(searchState.request).toBe(null);
});

test('Enter without a chosen option searches for the text, in the list that opened the search', async () => {
  const submit = vi.fn();
  const { router } = renderSearch({ submit });
  await userEvent.type(field(), ' salju {Enter}');
  await waitFor(() => expect(submit).toHaveBeenCalledWith('salju'));
  expect(router.push).not.toHaveBeenCalled();
});

test('without a list, Enter opens the list of all tours, with the filters set beside the field', async () => {
  const { router } = renderSearch({ filters: { month: '2027-03' } });
  await userEvent.type(field(), 'turki{Enter}');
  await waitFor(() => expect(pushedUrl(router.push)).toBe('/group-tour?search=turki&month=2027-03'));
});

test('a typing mistake is corrected, and Enter opens what is shown', async () => {
  const { router } = renderSearch();
  await option(/Jepang/);
  await userEvent.type(field(), 'turkye');
  await option(/^Turki\s*2 tour/);
  expect(screen.getByText(/^Hasil untuk Turki. Anda menulis turkye./)).toBeDefined();
  expect(optionNames()[0]).toBe('Cari “Turki” di semua tour');
  expect(optionNames().at(-1)).toBe('Cari “turkye” di semua tour');
  await userEvent.keyboard('{Enter}');
  expect(pushedUrl(router.push)).toBe('/group-tour?search=Turki');
  expect(searchCorrection.last).toEqual({ typed: 'turkye', shown: 'Turki', href: '/group-tour?search=Turki' });
  expect(recentSearches()).toEqual([{ label: 'Turki', href: '/group-tour?search=Turki' }]);
});

test('Enter pressed before the suggestions are there opens what they will show', async () => {
  const submit = vi.fn();
  renderSearch({ submit });
  await userEvent.type(field(), 'mroko{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await waitFor(() => expect(submit).toHaveBeenCalledWith('Maroko'));
});

test('a second Enter does not wait for the suggestions', async () => {
  const submit = vi.fn();
  server.faults.add({ operationId: 'listTours', hang: true });
  renderSearch({ submit });
  await userEvent.type(field(), 'mroko{Enter}{Enter}');
  expect(submit).toHaveBeenCalledWith('mroko');
});

test('the name of a month or holiday leads to its tours, with the filters set beside the field', async () => {
  const { router } = renderSearch({ filters: { max_price: '25000000' } });
  await option(/Jepang/);
  await userEvent.type(field(), 'libur sekolah');
  await option(/^Libur sekolah \d{4}/);
  expect(optionNames()[0]).toMatch(/^Libur sekolah/);
  expect(screen.getAllByRole('option', { name: /^Libur sekolah \d{4}/ })).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(pushedUrl(router.push)).toMatch(/^\/group-tour\?max_price=25000000(&month=\d{4}-0[67])+$/);
});

test('tours name a departure of the month that was typed or set beside the field, with its price', async () => {
  const { today, tours } = server.database().catalogue;
  const month = monthAfter(today.slice(0, 7), 4);
  const name = new Date(month).toLocaleDateString('id', { month: 'long', timeZone: 'UTC' });
  const departures = tours.flatMap(({ itineraries }) => itineraries);
  for (const [filters, typed] of [
    [{}, name],
    [{ month }, 'a'],
  ] as const) {
    renderSearch({ filters, text: typed });
    const rows = await screen.findAllByRole('option', { name: /Rp/ });
    const named = rows.map((row) => {
      const id = Number(/itinerary=(\d+)/.exec(row.getAttribute('href') ?? '')?.[1]);
      const { departure_date: day, price } = departures.find((one) => one.id === id) ?? {};
      expect(row.textContent).toContain(`${formatDate(day ?? '', 'id')} ${formatRupiah(price ?? 0)}`);
      return day?.slice(0, 7);
    });
    expect(named).toContain(month);
    if (typed === name) expect(new Set(named)).toEqual(new Set([month]));
    cleanup();
  }
});

test('a text that nothing matches says so, and the list offers other ways', async () => {
  const { router } = renderSearch({ text: 'zzzqq' });
  const note = await screen.findByText(/^Tidak ada tour yang cocok dengan “zzzqq”/);
  expect(note.closest('[role=status]')).not.toBe(null);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Tour',
    'Tujuan favorit',
  ]);
  expect(optionNames()[0]).toBe('Lihat semua tour');
  expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain('zzzqq');
  await userEvent.type(field(), '{Enter}');
  expect(pushedUrl(router.push)).toBe('/group-tour?search=zzzqq');
});

test('an English page finds and names countries in English, and announces the number of suggestions', async () => {
  renderSearch({ text: 'japan' }, 'en');
  await option(/^Japan\s*3 tours/);
  expect(screen.getByText(/^\d suggestions?$/).getAttribute('role')).toBe('status');
});

test('the titles of tours name their language, which may be another one than that of the page', async () => {
  server.reset('partly-translated');
  renderSearch({ text: 'turki' }, 'en');
  const titles = within(await screen.findByRole('group', { name: 'Tours' })).getAllByText(/Turk(ey|i)/);
  expect(new Set(titles.map(({ lang, textContent }) => `${lang} ${textContent?.match(/Turk(ey|i)/)?.[0]}`))).toEqual(
    new Set([' Turkey', 'id Turki']),
  );
});

test('searches are listed the next time, and can be removed', async () => {
  renderSearch();
  await userEvent.type(field(), 'turki{Enter}');
  await waitFor(() => expect(recentSearches()).toHaveLength(1));
  expect(recentSearches()).toEqual([{ label: 'turki', href: '/group-tour?search=turki' }]);
  cleanup();
  renderSearch();
  await within(screen.getByRole('group', { name: 'Pencarian terakhir' })).findByRole('option', { name: 'turki' });
  await userEvent.click(screen.getByRole('button', { name: 'Hapus riwayat' }));
  expect(screen.queryByRole('group', { name: 'Pencarian terakhir' })).toBe(null);
  expect(recentSearches()).toEqual([]);
});

test('when the suggestions cannot be loaded, the text can still be searched for', async () => {
  server.faults.add({ operationId: 'listTours', status: 404 });
  const { router } = renderSearch();
  await waitFor(() => screen.getByText('Saran belum bisa dimuat. Anda tetap bisa mencari.'));
  await userEvent.type(field(), 'turki');
  expect(optionNames()).toEqual(['Cari “turki” di semua tour']);
  await act(async () => screen.getByRole('option').click());
  expect(pushedUrl(router.push)).toBe('/group-tour?search=turki');
});
