// @vitest-environment jsdom
import type { BookingHistory } from '@sdk';
import { ApiError } from '@sdk';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTour } from '@/hooks/tour/use-tour';
import { useBookings } from '@/hooks/user/use-bookings';
import { MessagesProvider } from '@/i18n/messages-context';
import account from '../../../../public/locales/id/account.json';
import common from '../../../../public/locales/id/common.json';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { BookingsPage } from './bookings-page';

vi.mock('@/hooks/user/use-bookings');
vi.mock('@/hooks/tour/use-tour');

const bookings: BookingHistory[] = [
  { package: 'Sakura Jepang & Shirakawago', date: '2026-04-04', status: 'full_payment' },
  { package: 'Korea Ceria', date: '2027-04-22', status: 'booking', reservation_code: 'KLN-7F3K9Q' },
  { package: 'Turki Lengkap', date: '2027-01-23', status: 'deposit', reservation_code: 'KLN-M42XTD' },
];

const mutate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] });
  vi.mocked(useTour).mockReturnValue({ data: undefined } as ReturnType<typeof useTour>);
});

afterEach(() => vi.useRealTimers());

function show(
  result: { data?: BookingHistory[]; error?: ApiError; isValidating?: boolean },
  query: Record<string, string> = {},
) {
  vi.mocked(useBookings).mockReturnValue({ ...result, mutate } as unknown as ReturnType<typeof useBookings>);
  return renderInShell(
    <MessagesProvider messages={{ account, common }}>
      <BookingsPage />
    </MessagesProvider>,
    { router: mockRouter({ pathname: '/account/booking', asPath: '/account/booking', query }) },
  );
}

const titles = () =>
  screen.queryAllByRole('article').map((row) => within(row).getByRole('heading', { level: 2 }).textContent);
const failure = (kind: ApiError['kind'], message?: string) =>
  new ApiError({ operationId: 'listBookings', kind, body: message ? { message } : undefined });

test('upcoming bookings are shown by default, the soonest on top', () => {
  show({ data: bookings });
  expect(titles()).toEqual(['Turki Lengkap', 'Korea Ceria']);
  expect(screen.getByRole('link', { name: 'Mendatang\u00a0(2)' }).getAttribute('aria-current')).toBe('page');
});

test('a row shows status, date, code and a prepared message to the consultant', () => {
  show({ data: bookings });
  const row = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(row.getByText('Uang muka')).toBeTruthy();
  expect(row.getByText('Berangkat 23 Jan 2027')).toBeTruthy();
  expect(row.getByText('KLN-M42XTD')).toBeTruthy();
  const link = row.getByRole('link', { name: /^Tanya pelunasan/ });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    'Halo Kelana, saya ingin tahu cara melunasi Turki Lengkap, berangkat 23 Jan 2027 (kode KLN-M42XTD).',
  );
});

test('the question button is filled in rows with a balance to pay, and pale in other rows', () => {
  const more = ['deposit', 'full_payment', 'cancel'] as const;
  show({ data: [...bookings, ...more.map((status) => ({ package: 'Bali', date: '2027-06-01', status }))] });
  const styles = screen.getAllByRole('link', { name: /^Tanya/ }).map(({ className, textContent }) => {
    const action = /^Tanya (uang muka|\S+)/.exec(textContent ?? '')?.[0];
    return [action, /primary|second|line/.exec(className)?.[0]];
  });
  expect(styles).toEqual([
    ['Tanya pelunasan', 'primary'],
    ['Tanya uang muka', 'second'],
    ['Tanya pelunasan', 'primary'],
    ['Tanya persiapan', 'second'],
    ['Tanya pembatalan', 'second'],
  ]);
});

test('the code is copied, and a message confirms it', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show({ data: bookings });
  await user.click(screen.getByRole('button', { name: 'Salin kode KLN-M42XTD' }));
  expect(await navigator.clipboard.readText()).toBe('KLN-M42XTD');
  expect(screen.getByText('Kode KLN-M42XTD tersalin.').getAttribute('role')).toBe('status');
});

test('a cancelled booking, and a past one that was not paid in full, only shows a scheduled departure', () => {
  const all = ['booking', 'deposit', 'full_payment', 'cancel'] as const;
  const dates = () =>
    Object.fromEntries(
      screen.getAllByRole('article').map((row) => {
        const [state] = within(row).getAllByText(/erangkat \d/);
        return [within(row).getByRole('heading', { level: 2 }).textContent, state?.textContent];
      }),
    );
  show({ data: all.map((status) => ({ package: status, date: '2026-10-27', status })) }, { tab: 'past' });
  expect(screen.getByRole('link', { name: 'Lewat\u00a0(4)' })).toBeTruthy();
  expect(dates()).toEqual({
    booking: 'Jadwal berangkat 27\u00a0Okt\u00a02026',
    deposit: 'Jadwal berangkat 27\u00a0Okt\u00a02026',
    full_payment: 'Berangkat 27\u00a0Okt\u00a02026',
    cancel: 'Jadwal berangkat 27\u00a0Okt\u00a02026',
  });
  cleanup();
  show({ data: all.map((status) => ({ package: status, date: '2027-10-27', status })) });
  expect(dates()).toEqual({
    booking: 'Berangkat 27\u00a0Okt\u00a02027',
    deposit: 'Berangkat 27\u00a0Okt\u00a02027',
    full_payment: 'Berangkat 27\u00a0Okt\u00a02027',
    cancel: 'Jadwal berangkat 27\u00a0Okt\u00a02027',
  });
});

test('chips filter the tab by status', () => {
  show({ data: bookings }, { status: 'booking' });
  expect(titles()).toEqual(['Korea Ceria']);
  const chips = within(screen.getByRole('navigation', { name: 'Saring menurut status' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Semua\u00a0(2)', '/account/booking'],
    ['Dipesan\u00a0(1)', '/account/booking?status=booking'],
    ['Uang muka\u00a0(1)', '/account/booking?status=deposit'],
  ]);
});

test('tabs and chips change the URL without requesting the page from the server', async () => {
  window.history.replaceState(null, '', '/account/booking');
  const { router } = show({ data: bookings });
  await userEvent.click(screen.getByRole('link', { name: 'Uang muka\u00a0(1)' }));
  const options = { shallow: true, scroll: false };
  expect(router.push).toHaveBeenCalledWith(
    expect.objectContaining({ query: { status: 'deposit' } }),
    '/account/booking?status=deposit',
    options,
  );
});

test('many bookings are shown nine per page', () => {
  const many = Array.from({ length: 11 }, (_, index) => ({
    ...(bookings[1] as BookingHistory),
    reservation_code: `K${index}`,
  }));
  show({ data: many }, { page: '2' });
  expect(titles()).toHaveLength(2);
  expect(screen.getByText('10–\u206011 dari 11 pemesanan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Halaman 1' }).getAttribute('href')).toBe('/account/booking');
});

test('two identical bookings without a code are both shown, and their messages mention no code', () => {
  const withoutCode = { package: 'Tour yang sudah berganti nama', date: '2027-05-01', status: 'booking' } as const;
  show({ data: [withoutCode, withoutCode] });
  expect(titles()).toEqual(['Tour yang sudah berganti nama', 'Tour yang sudah berganti nama']);
  expect(screen.queryByText('Kode reservasi')).toBeNull();
  const [link] = screen.getAllByRole('link', { name: /^Tanya uang muka/ });
  expect(new URL(link?.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    'Halo Kelana, saya ingin tahu cara membayar uang muka Tour yang sudah berganti nama, berangkat 1 Mei 2027.',
  );
});

test('a status without bookings says so and links to all bookings', () => {
  show({ data: bookings }, { tab: 'past', status: 'cancel' });
  expect(screen.getByText('Tidak ada pemesanan berstatus Dibatalkan di tab ini.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tampilkan semua' }).getAttribute('href')).toBe('/account/booking?tab=past');
});

test('a member without bookings gets a link to the tours', () => {
  show({ data: [] });
  expect(screen.getByRole('heading', { name: 'Belum ada pemesanan' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Cari tour' }).at(-1)?.getAttribute('href')).toBe('/group-tour');
});

test('an empty list is not reported while it is fetched again', () => {
  show({ data: [], isValidating: true });
  expect(screen.queryByRole('heading', { name: 'Belum ada pemesanan' })).toBeNull();
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

test('an empty tab says which tab has the bookings', () => {
  show({ data: bookings.slice(0, 1) });
  expect(screen.getByText('Pemesanan yang tanggal berangkatnya sudah lewat ada di tab Lewat.')).toBeTruthy();
});

test('placeholders are shown while the bookings load', () => {
  show({});
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  expect(titles()).toEqual([]);
});

test('a failure shows the message of the service and offers a retry', async () => {
  show({ error: failure('server', 'Riwayat pemesanan sedang dipindahkan.') });
  expect(screen.getByRole('alert').textContent).toContain('Riwayat pemesanan sedang dipindahkan.');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(mutate).toHaveBeenCalledOnce();
});

test('a failure without a message of the service shows a message of the site', () => {
  show({ error: failure('timeout') });
  expect(screen.getByRole('alert').textContent).toContain('Server terlalu lama menjawab.');
});

test('the previous bookings stay visible when a refresh fails', () => {
  show({ data: bookings, error: failure('network') });
  expect(titles()).toEqual(['Turki Lengkap', 'Korea Ceria']);
  expect(screen.getByText(/yang tampil adalah data terakhir/)).toBeTruthy();
});
