// @vitest-environment jsdom
import { ApiError, type BookingHistory } from '@sdk';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBookings } from '@/data/operations/user';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { BookingList } from './booking-list';
import { BookingsPage } from './bookings-page';

vi.mock('@/data/operations/user');

const service = withMockServer({ scenario: 'large' });
const bookings: BookingHistory[] = [
  { package: 'Sakura Jepang & Shirakawago', date: '2026-04-04', status: 'full_payment' },
  { package: 'Korea Ceria', date: '2027-04-22', status: 'booking', reservation_code: 'KLN-7F3K9Q' },
  { package: 'Turki Lengkap', date: '2027-01-23', status: 'deposit', reservation_code: 'KLN-M42XTD' },
];
const mutate = vi.fn();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

type Result = { data?: BookingHistory[]; error?: ApiError; isValidating?: boolean };

function show(result: Result, query: Record<string, string> = {}) {
  vi.mocked(useBookings).mockReturnValue({ ...result, mutate } as unknown as ReturnType<typeof useBookings>);
  const router = mockRouter({ pathname: '/account/booking', asPath: '/account/booking', query });
  return renderInShell(<BookingsPage />, { namespaces: ['account', 'common', 'trip'], router });
}

const failure = (kind: ApiError['kind'], message: string) =>
  new ApiError({ operationId: 'listBookings', kind, body: { message } });
const rows = () => screen.queryAllByRole('article');
const titles = () => rows().map((row) => within(row).getByRole('heading', { level: 2 }).textContent);
const inRow = () => within(rows()[0] as HTMLElement);
const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name }).at(-1)?.getAttribute('href');
const messageOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

test('upcoming bookings are shown by default, the soonest on top', () => {
  show({ data: bookings });
  expect(titles()).toEqual(['Turki Lengkap', 'Korea Ceria']);
  expect(screen.getByRole('link', { name: 'Mendatang\u00a0(2)' }).getAttribute('aria-current')).toBe('page');
});

const deposit = { total: 50, paid: 0, deposit: 20, deposit_due: '2026-11-23', balance_due: '2027-03-01' };
const consultant = { name: 'Wulan', calls_by: '2026-11-23T05:00:00Z' };

test('every row names its tour, its state and the next step, and the first has the primary button', () => {
  const waiting = { ...bookings[1], payment: deposit, consultant } as BookingHistory;
  const { unmount } = show({ data: [waiting] });
  expect(rows()[0]?.textContent).toMatch(/^Korea Ceria.*Wulan menelepon Anda paling lambat 23\sNov pukul 12.00 WIB/);
  unmount();
  const korea = { ...waiting, seats_confirmed_on: null, consultant: { ...consultant, calls_by: null } };
  show({ data: [bookings[2] as BookingHistory, korea] });
  expect(inRow().getByText('Jangan transfer dulu: kursi Anda belum kami konfirmasi.')).toBeTruthy();
  expect(inRow().getByRole('link', { name: /^Buka halaman perjalanan/ })).toBeTruthy();
  expect(
    inRow().getByText(
      /^Setelah kursi dikonfirmasi: uang muka Rp.20, paling .*\(tinggal 2 hari\)\. Tanyakan juga apakah tanggal itu/,
    ),
  ).toBeTruthy();
  const button = inRow().getByRole('link', { name: /^Tanya lewat WhatsApp/ });
  expect(button.className).toContain('primary');
  expect(messageOf(button)).toBe(
    'Halo Wulan, saya ingin bertanya tentang pemesanan Korea Ceria, berangkat 22 Apr 2027 (kode KLN-7F3K9Q).',
  );
  const other = within(rows()[1] as HTMLElement);
  for (const text of ['Uang muka', 'KLN-M42XTD']) expect(other.getByText(text)).toBeTruthy();
  expect(other.getByRole('link', { name: /^Buka halaman perjalanan/ }).getAttribute('href')).toBe(
    '/account/booking/KLN-M42XTD',
  );
  expect(other.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

test('a payment that is due leads to how to pay it, and a refused proof to the form', () => {
  const owing = { ...bookings[2], payment: { ...deposit, paid: 20, balance_due: '2026-11-22' } } as BookingHistory;
  const { unmount } = show({ data: [owing] });
  expect(inRow().getByText(/^Pelunasan Rp.30, paling lambat 22.Nov.2026 \(besok\)$/)).toBeTruthy();
  expect(hrefOf(/^Lihat cara membayar/)).toBe('/account/booking/KLN-M42XTD#payments');
  unmount();
  const proof = { sent_at: '2026-11-20T03:00:00Z', state: 'refused' as const, reason: 'Nominal tidak terbaca.' };
  show({ data: [{ ...owing, proofs: [proof] }] });
  expect(rows()[0]?.textContent).toContain('Kirim ulang bukti: Nominal tidak terbaca.');
  expect(hrefOf(/^Kirim bukti pembayaran/)).toBe('/account/booking/KLN-M42XTD#proofs');
});

test('only a row with something for the member to do has the loud edge', () => {
  const owing = { ...bookings[2], payment: { ...deposit, paid: 20, balance_due: '2026-11-22' } } as BookingHistory;
  const later = { ...bookings[1], payment: { ...deposit, paid: 20, balance_due: '2027-03-01' } } as BookingHistory;
  show({ data: [owing, later] });
  expect(rows().map((row) => row.hasAttribute('data-urgent'))).toEqual([true, false]);
});

test('a past booking with a code leads to its trip, and a cancelled one names the refund', () => {
  const payment = { ...deposit, paid: 20, refund: 12 };
  const cancelled = { ...bookings[2], date: '2026-08-27', arrival_date: '2026-09-06', status: 'cancel', payment };
  show({ data: [cancelled as BookingHistory] }, { tab: 'past' });
  expect(inRow().getByText(/^Pemesanan ini dibatalkan\. Kembali kepada Anda Rp.12\.$/)).toBeTruthy();
  expect(hrefOf(/^Buka halaman perjalanan/)).toBe('/account/booking/KLN-M42XTD');
  expect(inRow().getByText('27 Agu 2026 -').nextElementSibling?.textContent).toBe('06 Sep 2026');
});

test('the meanings of the states are folded under a heading', () => {
  show({ data: bookings });
  expect(screen.getByRole('heading', { name: 'Arti setiap status' }).closest('details')?.open).toBe(false);
});

test('chips filter six bookings by status and change the URL without requesting the page from the server', async () => {
  const six = [...bookings, ...Array(4).fill(bookings[1])];
  window.history.replaceState(null, '', '/account/booking');
  const { router } = show({ data: six }, { status: 'deposit' });
  expect(titles()).toEqual(['Turki Lengkap']);
  const chips = within(screen.getByRole('navigation', { name: 'Saring menurut status' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Semua\u00a0(6)', '/account/booking'],
    ['Dipesan\u00a0(5)', '/account/booking?status=booking'],
    ['Uang muka\u00a0(1)', '/account/booking?status=deposit'],
  ]);
  await userEvent.click(chips[1] as HTMLElement);
  const url = expect.objectContaining({ query: { status: 'booking' } });
  const options = { shallow: true, scroll: false };
  expect(router.push).toHaveBeenCalledWith(url, '/account/booking?status=booking', options);
});

test('many bookings are shown nine per page', () => {
  const many = Array.from('abcdefghijk', (code) => ({ ...bookings[1], reservation_code: code }) as BookingHistory);
  show({ data: many }, { page: '2' });
  expect(titles()).toHaveLength(2);
  expect(screen.getByText('10–\u206011 dari 11 pemesanan')).toBeTruthy();
  expect(hrefOf('Halaman 1')).toBe('/account/booking');
});

test('two identical bookings without a code are both shown, and their messages mention no code', () => {
  const withoutCode = { package: 'Tour lama', date: '2027-05-01', status: 'booking' } as const;
  show({ data: [withoutCode, withoutCode] });
  expect(titles()).toEqual(['Tour lama', 'Tour lama']);
  expect(messageOf(screen.getAllByRole('link', { name: /^Tanya lewat WhatsApp/ })[0] as HTMLElement)).toBe(
    'Halo Kelana, saya ingin bertanya tentang pemesanan Tour lama, berangkat 1 Mei 2027.',
  );
});

test('without bookings the page, a tab or a filter says so and shows the way on', () => {
  const { unmount } = show({ data: [] });
  expect(screen.getByRole('heading', { name: 'Belum ada pemesanan' })).toBeTruthy();
  expect(hrefOf('Cari tour')).toBe('/group-tour');
  unmount();
  const tab = show({ data: bookings.slice(0, 1) });
  expect(screen.getByText('Pemesanan yang tanggal berangkatnya sudah lewat ada di tab Lewat.')).toBeTruthy();
  tab.unmount();
  show({ data: bookings }, { tab: 'past', status: 'cancel' });
  expect(screen.getByText('Tidak ada pemesanan berstatus Dibatalkan di tab ini.')).toBeTruthy();
  expect(hrefOf('Tampilkan semua')).toBe('/account/booking?tab=past');
});

test.each([
  ['the bookings load', {}],
  ['an empty list is fetched again', { data: [], isValidating: true }],
])('placeholders are shown while %s', (_, result) => {
  show(result);
  expect(screen.queryByRole('heading', { name: 'Belum ada pemesanan' })).toBeNull();
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

test('a failure shows the message of the service and offers a retry', async () => {
  show({ error: failure('server', 'Riwayat pemesanan sedang dipindahkan.') });
  expect(screen.getByRole('alert').textContent).toContain('Riwayat pemesanan sedang dipindahkan.');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(mutate).toHaveBeenCalledOnce();
});

test('the previous bookings stay visible when a refresh fails', () => {
  show({ data: bookings, error: failure('network', '') });
  expect(titles()).toEqual(['Turki Lengkap', 'Korea Ceria']);
  expect(screen.getByText(/yang tampil adalah data terakhir/)).toBeTruthy();
});

test('a booking of any tour links to it, and the tours of the rows alone are requested, each once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const tourIds = { A: 300, B: 300, C: 4 };
  const over = { date: '2026-04-04', status: 'full_payment' } as const;
  const past = Object.entries(tourIds).map(([code, tour_id]) => ({ ...over, package: `Tour ${code}`, tour_id }));
  const list = <BookingList tab="past" bookings={past} />;
  const { rerender } = renderInShell(list);
  for (const [code, id] of Object.entries(tourIds)) {
    expect((await screen.findByRole('link', { name: `Tour ${code}` })).getAttribute('href')).toBe(`/group-tour/${id}`);
  }
  const actions = screen.getAllByRole('link', { name: /^action.tour/ });
  expect(actions.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(tourIds).map((id) => `/group-tour/${id}`),
  );
  // After this time SWR requests a stale tour again.
  vi.advanceTimersByTime(5000);
  rerender(<p />);
  rerender(list);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(service.calls.all().map(({ operationId, path }) => [operationId, path])).toEqual([
    ['getTour', '/v1/modules/tour/300/detail'],
    ['getTour', '/v1/modules/tour/4/detail'],
  ]);
});
