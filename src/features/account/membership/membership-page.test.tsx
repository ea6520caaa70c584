// @vitest-environment jsdom
import { ApiError, type Membership } from '@sdk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMembership, useProfile } from '@/data/operations/user';
import type { Locale } from '@/i18n/locales';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { MembershipPage } from './membership-page';

vi.mock('@/data/operations/user');

type HistoryRow = Membership['history'][number];
const card = { point: 3_080, number: 'KLN 2481 0937 5526', first_name: 'Ratna', last_name: 'Kusumawardani' };
const rows: HistoryRow[] = [
  { id: 3, point: 1_500, description: 'Bonus', status: 'earned', date: '2026-11-01', expired_at: null },
  { id: 2, point: -800, description: 'Potongan harga', status: 'used', date: '2026-02-02', expired_at: null },
  { id: 1, point: 1_580, description: 'Tour Bangkok', status: 'earned', date: '2025-01-05', expired_at: '2027-01-05' },
];
const oldest = rows[2] as HistoryRow;
const many = Array.from({ length: 20 }, (_, index) => ({ ...rows[0], id: index, description: `Baris ${index}` }));

const mutate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] });
  vi.mocked(useProfile).mockReturnValue({ data: { is_member_premium: true } } as ReturnType<typeof useProfile>);
});

afterEach(() => vi.useRealTimers());

type HookResult = { data?: Membership; error?: ApiError; isValidating?: boolean };

function show(result: HookResult, query: Record<string, string> = {}, locale: Locale = 'id') {
  vi.mocked(useMembership).mockReturnValue({ ...result, mutate } as unknown as ReturnType<typeof useMembership>);
  const router = mockRouter({ pathname: '/account/membership', asPath: '/account/membership', query, locale });
  return renderInShell(<MembershipPage />, { namespaces: ['membership', 'common'], router, locale });
}

const membershipOf = (history: HistoryRow[], point = card.point): Membership => ({ card: { ...card, point }, history });
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));

test.each([
  ['id', 'Anggota premium', '3.080'],
  ['en', 'Premium member', '3,080'],
] as const)('the card shows name, number, tier and points in the number format of %s', (locale, tier, points) => {
  show({ data: membershipOf(rows) }, {}, locale);
  for (const text of [points, 'Ratna Kusumawardani', 'KLN 2481 0937 5526', tier])
    expect(screen.getByText(text)).toBeTruthy();
});

test('the member number is copied, and a message confirms it', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show({ data: membershipOf(rows) });
  await user.click(screen.getByRole('button', { name: 'Salin nomor anggota' }));
  expect(await navigator.clipboard.readText()).toBe('KLN 2481 0937 5526');
  expect(screen.getByText('Nomor anggota tersalin.')).toBeTruthy();
});

test('a row shows date, description, status, expiry date and points', () => {
  show({ data: membershipOf(rows) });
  expect(cells()).toEqual([
    ['1 Nov 2026', 'BonusDidapat, tanpa batas waktu', 'Didapat', 'Tanpa batas waktu', '+ 1.500'],
    ['2 Feb 2026', 'Potongan hargaDipakai', 'Dipakai', '–', '− 800'],
    ['5 Jan 2025', 'Tour BangkokDidapat, berlaku hingga 5 Jan 2027', 'Didapat', '5 Jan 2027', '+ 1.580'],
  ]);
});

test('expired points say so and no longer have the style of earned points', () => {
  show({ data: membershipOf([{ ...oldest, expired_at: '2026-11-20' }], 0) });
  const until = '20 Nov 2026 (sudah lewat)';
  expect(cells()).toEqual([
    ['5 Jan 2025', `Tour BangkokDidapat, berlaku hingga ${until}`, 'Didapat', until, '+ 1.580'],
  ]);
  expect(screen.getByText(/^\+\s1\.580$/).getAttribute('data-sign')).toBe('past');
});

test.each([
  ['with their date', rows, card.point, 'id', '1.580 poin akan hangus pada 5\u00a0Jan\u00a02027'],
  ['as "up to" after a use', rows, 2_280, 'en', 'Up to 1,580 points may expire on 5\u00a0Jan\u00a02027'],
  ['in the singular', [{ ...oldest, point: 1 }], 1, 'en', '1 point expires on 5\u00a0Jan\u00a02027'],
] as const)('points that expire within ninety days are announced %s', (_, history, point, locale, name) => {
  show({ data: membershipOf([...history], point) }, {}, locale);
  expect(screen.getByRole('heading', { name })).toBeTruthy();
});

test('chips filter the history by status, and the status is part of the URL', async () => {
  window.history.replaceState(null, '', '/account/membership');
  const { router } = show({ data: membershipOf(rows) }, { status: 'used' });
  expect(cells().map(([, text]) => text)).toEqual(['Potongan hargaDipakai']);
  const chips = within(screen.getByRole('navigation', { name: 'Saring riwayat poin' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Semua', '/account/membership'],
    ['Didapat', '/account/membership?status=earned'],
    ['Dipakai', '/account/membership?status=used'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Didapat' }));
  const url = expect.objectContaining({ query: { status: 'earned' } });
  const options = { shallow: true, scroll: false };
  expect(router.push).toHaveBeenCalledWith(url, '/account/membership?status=earned', options);
});

test('a long history has nine rows per page', () => {
  show({ data: membershipOf(many as HistoryRow[]) }, { page: '2' });
  expect(cells()).toHaveLength(9);
  expect(screen.getByText('Menampilkan 10–\u206018 dari 20 catatan')).toBeTruthy();
});

test('a status without rows says so and links to all rows', () => {
  show({ data: membershipOf(rows) }, { status: 'expired' });
  expect(screen.getByText('Tidak ada catatan poin berstatus Hangus.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tampilkan semua' }).getAttribute('href')).toBe('/account/membership');
});

test('at 0 points the page explains how to earn points, and then when the menu shows the page', () => {
  show({ data: membershipOf([], 0) });
  expect(screen.getByRole('heading', { name: 'Cara mendapat poin' })).toBeTruthy();
  const earning = screen.getByText(/^Poin yang Anda dapat/);
  expect(earning.nextElementSibling?.textContent).toMatch(/^Begitu ada poin, Keanggotaan muncul/);
  expect(screen.getByRole('heading', { name: 'Belum ada catatan poin' })).toBeTruthy();
});

test('placeholders are shown while the membership loads', () => {
  show({});
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

const failure = (kind: ApiError['kind'], message?: string) =>
  new ApiError({ operationId: 'getMembership', kind, body: message ? { message } : undefined });

test('a failure shows the message of the service and offers a retry', async () => {
  show({ error: failure('server', 'Data anggota sedang dipindahkan.') });
  expect(screen.getByRole('alert').textContent).toContain('Data anggota sedang dipindahkan.');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(mutate).toHaveBeenCalledOnce();
});

test('the previous membership stays visible when a refresh fails', () => {
  show({ data: membershipOf(rows), error: failure('network') });
  expect(cells()).toHaveLength(3);
  expect(screen.getByText(/yang tampil adalah data terakhir/)).toBeTruthy();
});
