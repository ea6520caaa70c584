// @vitest-environment jsdom
import { ApiError, type Membership } from '@sdk';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMembership } from '@/hooks/user/use-membership';
import { useProfile } from '@/hooks/user/use-profile';
import type { Locale } from '@/i18n/locales';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { MembershipPage } from './membership-page';

vi.mock('@/hooks/user/use-membership');
vi.mock('@/hooks/user/use-profile');

type HistoryRow = Membership['history'][number];
const card = { point: 3_080, number: 'KLN 2481 0937 5526', first_name: 'Ratna', last_name: 'Kusumawardani' };
const rows: HistoryRow[] = [
  { id: 3, point: 1_500, description: 'Bonus', status: 'earned', date: '2026-11-01', expired_at: null },
  { id: 2, point: -800, description: 'Potongan harga', status: 'used', date: '2026-02-02', expired_at: null },
  { id: 1, point: 1_580, description: 'Tour Bangkok', status: 'earned', date: '2025-01-05', expired_at: '2027-01-05' },
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] });
  vi.mocked(useProfile).mockReturnValue({ data: { is_member_premium: true } } as ReturnType<typeof useProfile>);
});

afterEach(() => vi.useRealTimers());

type HookResult = { data?: Membership; error?: ApiError; isValidating?: boolean };

function show(result: HookResult, query: Record<string, string> = {}, locale: Locale = 'id') {
  vi.mocked(useMembership).mockReturnValue(result as unknown as ReturnType<typeof useMembership>);
  const router = mockRouter({ pathname: '/account/membership', asPath: '/account/membership', query, locale });
  return renderInShell(<MembershipPage />, { namespaces: ['membership', 'common'], router, locale });
}

const membershipOf = (history: HistoryRow[], point = card.point): Membership => ({ card: { ...card, point }, history });
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('a row shows date, description, status, expiry date and points', () => {
  show({ data: membershipOf(rows) });
  expect(cells()).toEqual([
    ['1\u00a0Nov\u00a02026', 'BonusDidapat, tanpa batas waktu', 'Didapat', 'Tanpa batas waktu', '+\u00a01.500'],
    ['2\u00a0Feb\u00a02026', 'Potongan hargaDipakai', 'Dipakai', '–', '−\u00a0800'],
    [
      '5\u00a0Jan\u00a02025',
      'Tour BangkokDidapat, berlaku hingga 5\u00a0Jan\u00a02027',
      'Didapat',
      '5\u00a0Jan\u00a02027',
      '+\u00a01.580',
    ],
  ]);
});

test('expired points say so and no longer have the style of earned points', () => {
  show({ data: membershipOf([{ ...(rows[2] as HistoryRow), expired_at: '2026-11-20' }], 0) });
  const [, row] = screen.getAllByRole('row');
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    '5\u00a0Jan\u00a02025',
    'Tour BangkokDidapat, berlaku hingga 20\u00a0Nov\u00a02026 (sudah lewat)',
    'Didapat',
    '20\u00a0Nov\u00a02026 (sudah lewat)',
    '+\u00a01.580',
  ]);
  expect(screen.getByText(/^\+\s1\.580$/).getAttribute('data-sign')).toBe('past');
});

test('points that expire within ninety days are announced with their expiry date', () => {
  show({ data: membershipOf(rows) });
  expect(screen.getByRole('heading', { name: '1.580 poin akan hangus pada 5\u00a0Jan\u00a02027' })).toBeTruthy();
});

test('the notice says "up to" when points were spent since', () => {
  show({ data: membershipOf(rows, 2_280) }, {}, 'en');
  expect(screen.getByRole('heading', { name: 'Up to 1,580 points may expire on 5\u00a0Jan\u00a02027' })).toBeTruthy();
  expect(screen.getByText(/so fewer may expire/)).toBeTruthy();
});

test('a single point is written in the singular', () => {
  show({ data: membershipOf([{ ...(rows[2] as HistoryRow), point: 1 }], 1) }, {}, 'en');
  expect(screen.getByRole('heading', { name: '1 point expires on 5\u00a0Jan\u00a02027' })).toBeTruthy();
});

test('a status without rows says so and links to all rows', () => {
  show({ data: membershipOf(rows) }, { status: 'expired' });
  expect(screen.getByText('Tidak ada catatan poin berstatus Hangus.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tampilkan semua' }).getAttribute('href')).toBe('/account/membership');
});

test('at 0 points the page explains how to earn points, and then when the menu shows the page', () => {
  show({ data: membershipOf([], 0) });
  expect(screen.getByRole('heading', { name: 'Cara mendapat poin' })).toBeTruthy();
  const texts = screen.getAllByText(/poin/i).map((element) => element.textContent ?? '');
  const [earning, menu] = [/^Poin yang Anda dapat/, /^Begitu ada poin, Keanggotaan muncul/].map((start) =>
    texts.findIndex((text) => start.test(text)),
  );
  expect([earning, menu]).toEqual([expect.any(Number), Number(earning) + 1]);
  expect(earning).toBeGreaterThan(-1);
  expect(screen.getByRole('heading', { name: 'Belum ada catatan poin' })).toBeTruthy();
});

test('the previous membership stays visible when a refresh fails', () => {
  show({ data: membershipOf(rows), error: new ApiError({ operationId: 'getMembership', kind: 'network' }) });
  expect(cells()).toHaveLength(3);
  expect(screen.getByText(/yang tampil adalah data terakhir/)).toBeTruthy();
});
