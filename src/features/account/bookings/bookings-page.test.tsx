// @vitest-environment jsdom
import { ApiError, type BookingHistory } from '@sdk';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTour } from '@/hooks/tour/use-tour';
import { useBookings } from '@/hooks/user/use-bookings';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { BookingsPage } from './bookings-page';

vi.mock('@/hooks/user/use-bookings');
vi.mock('@/hooks/tour/use-tour');

const bookings: BookingHistory[] = [
  { package: 'Sakura Jepang & Shirakawago', date: '2026-04-04', status: 'full_payment' },
  { package: 'Korea Ceria', date: '2027-04-22', status: 'booking', reservation_code: 'KLN-7F3K9Q' },
  { package: 'Turki Lengkap', date: '2027-01-23', status: 'deposit', reservation_code: 'KLN-M42XTD' },
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] });
  vi.mocked(useTour).mockReturnValue({ data: undefined } as ReturnType<typeof useTour>);
});

afterEach(() => vi.useRealTimers());

function show(
  result: { data?: BookingHistory[]; error?: ApiError; isValidating?: boolean },
  query: Record<string, string> = {},
) {
  vi.mocked(useBookings).mockReturnValue(result as unknown as ReturnType<typeof useBookings>);
  return renderInShell(<BookingsPage />, {
    namespaces: ['account', 'common'],
    router: mockRouter({ pathname: '/account/booking', asPath: '/account/booking', query }),
  });
}

const titles = () =>
  screen.queryAllByRole('article').map((row) => within(row).getByRole('heading', { level: 2 }).textContent);

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

test('an empty list is not reported while it is fetched again', () => {
  show({ data: [], isValidating: true });
  expect(screen.queryByRole('heading', { name: 'Belum ada pemesanan' })).toBeNull();
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

test('an empty tab says which tab has the bookings', () => {
  show({ data: bookings.slice(0, 1) });
  expect(screen.getByText('Pemesanan yang tanggal berangkatnya sudah lewat ada di tab Lewat.')).toBeTruthy();
});

test('the previous bookings stay visible when a refresh fails', () => {
  show({ data: bookings, error: new ApiError({ operationId: 'listBookings', kind: 'network' }) });
  expect(titles()).toEqual(['Turki Lengkap', 'Korea Ceria']);
  expect(screen.getByText(/yang tampil adalah data terakhir/)).toBeTruthy();
});
