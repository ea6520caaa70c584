// @vitest-environment jsdom
import { ApiError, type Membership } from '@sdk';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMembership } from '@/hooks/user/use-membership';
import { useProfile } from '@/hooks/user/use-profile';
import type { Locale } from '@/i18n/locales';
import { MessagesProvider } from '@/i18n/messages-context';
import commonEn from '../../../../public/locales/en/common.json';
import membershipEn from '../../../../public/locales/en/membership.json';
import common from '../../../../public/locales/id/common.json';
import membership from '../../../../public/locales/id/membership.json';
import { renderInShell, stillRouter } from '../../../../tests/support/render-in-shell';
import { MembershipPage } from './membership-page';

vi.mock('@/hooks/user/use-membership');
vi.mock('@/hooks/user/use-profile');

type Movement = Membership['history'][number];
const card = { point: 3_080, number: 'KLN 2481 0937 5526', first_name: 'Ratna', last_name: 'Kusumawardani' };
const rows: Movement[] = [
  { id: 3, point: 1_500, description: 'Bonus', status: 'earned', date: '2026-11-01', expired_at: null },
  { id: 2, point: -800, description: 'Potongan harga', status: 'used', date: '2026-02-02', expired_at: null },
  { id: 1, point: 1_580, description: 'Tour Bangkok', status: 'earned', date: '2025-01-05', expired_at: '2027-01-05' },
];
const many = Array.from({ length: 20 }, (_, index) => ({ ...rows[0], id: index, description: `Baris ${index}` }));

const mutate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] });
  vi.mocked(useProfile).mockReturnValue({ data: { is_member_premium: true } } as ReturnType<typeof useProfile>);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Answer = { data?: Membership; error?: ApiError; isValidating?: boolean };

function show(answer: Answer, query: Record<string, string> = {}, locale: Locale = 'id') {
  vi.mocked(useMembership).mockReturnValue({ ...answer, mutate } as unknown as ReturnType<typeof useMembership>);
  const words = locale === 'id' ? { membership, common } : { membership: membershipEn, common: commonEn };
  return renderInShell(
    <MessagesProvider messages={words}>
      <MembershipPage />
    </MessagesProvider>,
    { router: stillRouter({ pathname: '/account/membership', asPath: '/account/membership', query, locale }), locale },
  );
}

const own = (history: Movement[], point = card.point): Membership => ({ card: { ...card, point }, history });
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the card has name, number, tier and points in the digits of the language', () => {
  for (const [locale, tier, points] of [
    ['id', 'Anggota premium', '3.080'],
    ['en', 'Premium member', '3,080'],
  ] as const) {
    show({ data: own(rows) }, {}, locale);
    expect(screen.getByText(points)).toBeTruthy();
    expect(screen.getByText('Ratna Kusumawardani')).toBeTruthy();
    expect(screen.getByText('KLN 2481 0937 5526')).toBeTruthy();
    expect(screen.getByText(tier)).toBeTruthy();
    cleanup();
  }
});

test('the number is copied and the copy is said', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show({ data: own(rows) });
  await user.click(screen.getByRole('button', { name: 'Salin nomor anggota' }));
  expect(await navigator.clipboard.readText()).toBe('KLN 2481 0937 5526');
  expect(screen.getByText('Nomor anggota tersalin.')).toBeTruthy();
});

test('a row says when, what for, which kind, how long it lasts and how many', () => {
  show({ data: own(rows) });
  expect(cells()).toEqual([
    ['1 Nov 2026', 'BonusDidapat, tanpa batas waktu', 'Didapat', 'Tanpa batas waktu', '+\u00a01.500'],
    ['2 Feb 2026', 'Potongan hargaDipakai', 'Dipakai', '–', '−\u00a0800'],
    ['5 Jan 2025', 'Tour BangkokDidapat, berlaku hingga 5 Jan 2027', 'Didapat', '5 Jan 2027', '+\u00a01.580'],
  ]);
  expect(screen.getByText('Tour Bangkok').getAttribute('lang')).toBe('id');
});

test('earned points whose day is over say so and no longer look earned', () => {
  show({ data: own([{ ...(rows[2] as Movement), expired_at: '2026-11-20' }], 0) });
  const [, row] = screen.getAllByRole('row');
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    '5 Jan 2025',
    'Tour BangkokDidapat, berlaku hingga 20 Nov 2026 (sudah lewat)',
    'Didapat',
    '20 Nov 2026 (sudah lewat)',
    '+\u00a01.580',
  ]);
  expect(screen.getByText(/^\+\s1\.580$/).getAttribute('data-sign')).toBe('past');
});

test('points that run out within ninety days are named with their day', () => {
  show({ data: own(rows) });
  expect(screen.getByRole('heading', { name: '1.580 poin akan hangus pada 5 Jan 2027' })).toBeTruthy();
});

test('where points were spent since, no more than "up to" is said', () => {
  show({ data: own(rows, 2_280) }, {}, 'en');
  expect(screen.getByRole('heading', { name: 'Up to 1,580 points may expire on 5 Jan 2027' })).toBeTruthy();
  expect(screen.getByText(/so fewer may expire/)).toBeTruthy();
});

test('a single point is one point', () => {
  show({ data: own([{ ...(rows[2] as Movement), point: 1 }], 1) }, {}, 'en');
  expect(screen.getByRole('heading', { name: '1 point expires on 5 Jan 2027' })).toBeTruthy();
});

test('chips narrow the history to one kind, in the address', async () => {
  window.history.replaceState(null, '', '/account/membership');
  const { router } = show({ data: own(rows) }, { status: 'used' });
  expect(cells().map(([, text]) => text)).toEqual(['Potongan hargaDipakai']);
  const chips = within(screen.getByRole('navigation', { name: 'Saring riwayat poin' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Semua', '/account/membership'],
    ['Didapat', '/account/membership?status=earned'],
    ['Dipakai', '/account/membership?status=used'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Didapat' }));
  const place = { shallow: true, scroll: false };
  expect(router.push).toHaveBeenCalledWith(
    expect.objectContaining({ query: { status: 'earned' } }),
    '/account/membership?status=earned',
    place,
  );
});

test('a long history comes nine rows at a time, and its last page is reached by any page beyond', () => {
  show({ data: own(many as Movement[]) }, { page: '2' });
  expect(cells()).toHaveLength(9);
  expect(screen.getByText('Menampilkan 10–18 dari 20 catatan')).toBeTruthy();
  cleanup();
  show({ data: own(many as Movement[]) }, { page: '7' });
  expect(screen.getByText('Menampilkan 19–20 dari 20 catatan')).toBeTruthy();
});

test('a kind without rows says so and shows the way back', () => {
  show({ data: own(rows) }, { status: 'expired' });
  expect(screen.getByText('Tidak ada catatan poin berstatus Hangus.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tampilkan semua' }).getAttribute('href')).toBe('/account/membership');
});

test('at 0 points the page begins with how points come and ends with when the menu names it', () => {
  show({ data: own([], 0) });
  expect(screen.getByRole('heading', { name: 'Cara mendapat poin' })).toBeTruthy();
  const texts = screen.getAllByText(/poin/i).map((element) => element.textContent ?? '');
  const [comes, menu] = [/^Poin yang Anda dapat/, /^Begitu ada poin, Keanggotaan muncul/].map((start) =>
    texts.findIndex((text) => start.test(text)),
  );
  expect([comes, menu]).toEqual([expect.any(Number), Number(comes) + 1]);
  expect(comes).toBeGreaterThan(-1);
  expect(screen.getByRole('heading', { name: 'Belum ada catatan poin' })).toBeTruthy();
});

test('while it comes, shapes stand for card and rows', () => {
  show({});
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

const failure = (kind: ApiError['kind'], message?: string) =>
  new ApiError({ operationId: 'getMembership', kind, body: message ? { message } : undefined });

test('a failure shows the sentence of the service and can be tried again', async () => {
  show({ error: failure('server', 'Data anggota sedang dipindahkan.') });
  expect(screen.getByRole('alert').textContent).toContain('Data anggota sedang dipindahkan.');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(mutate).toHaveBeenCalledOnce();
});

test('an older membership stays when a new one cannot be had', () => {
  show({ data: own(rows), error: failure('network') });
  expect(cells()).toHaveLength(3);
  expect(screen.getByText(/yang tampil adalah data terakhir/)).toBeTruthy();
});
