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
  return renderInShell(<BookingsPage />, { namespaces: ['account', 'common'], router });
}

const failure = (kind: ApiError['kind'], message: string) =>
  new ApiError({ operationId: 'listBookings', kind, body: { message } });
const rows = () => screen.queryAllByRole('article');
const titles = () => rows().map((row) => within(row).getByRole('heading', { level: 2 }).textContent);
const inRow = () => within(rows()[0] as HTMLElement);
const hrefOf = (name: string) => screen.getAllByRole('link', { name }).at(-1)?.getAttribute('href');
const messageOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

test('upcoming bookings are shown by default, the soonest on top', () => {
  show({ data: bookings });
  expect(titles()).toEqual(['Turki Lengkap', 'Korea Ceria']);
  expect(screen.getByRole('link', { name: 'Mendatang\u00a0(2)' }).getAttribute('aria-current')).toBe('page');
});

test('a row shows status, date, code and a prepared message to the consultant, and links to its trip', () => {
  show({ data: bookings });
  for (const text of ['Uang muka', 'Berangkat 23 Jan 2027', 'KLN-M42XTD']) expect(inRow().getByText(text)).toBeTruthy();
  expect(hrefOf('Turki Lengkap')).toBe('/account/booking/KLN-M42XTD');
  const link = inRow().getByRole('link', { name: /^Tanya pelunasan/ });
  expect(messageOf(link)).toBe(
    'Halo Kelana, saya ingin tahu cara melunasi Turki Lengkap, berangkat 23 Jan 2027 (kode KLN-M42XTD).',
  );
  expect(link.className).toContain('second');
});

test('only a payment that is due within three days is in colour', () => {
  const payment = (deposit_due: string) => ({
    total: 50,
    paid: 0,
    deposit: 20,
    deposit_due,
    balance_due: '2027-03-01',
  });
  show({
    data: [
      { package: 'A', date: '2027-04-22', status: 'booking', payment: payment('2026-11-24') },
      { package: 'B', date: '2027-04-23', status: 'booking', payment: payment('2026-11-25') },
    ],
  });
  const looks = screen.getAllByRole('link', { name: /^Tanya uang muka/ }).map(({ className }) => className);
  expect(looks).toEqual([expect.stringContaining('primary'), expect.stringContaining('second')]);
});

test('the code is copied, and a message confirms it', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show({ data: bookings });
  await user.click(screen.getByRole('button', { name: 'Salin kode KLN-M42XTD' }));
  expect(await navigator.clipboard.readText()).toBe('KLN-M42XTD');
  expect(screen.getByText('Kode KLN-M42XTD tersalin.').getAttribute('role')).toBe('status');
});

test.each([
  ['past', '2026-10-27', ['Jadwal berangkat', 'Jadwal berangkat', 'Berangkat', 'Jadwal berangkat']],
  ['upcoming', '2027-10-27', ['Berangkat', 'Berangkat', 'Berangkat', 'Jadwal berangkat']],
])('a cancelled booking, and a past one that was not paid in full, only has a schedule: %s', (tab, date, labels) => {
  const all = ['booking', 'deposit', 'full_payment', 'cancel'] as const;
  show({ data: all.map((status) => ({ package: status, date, status })) }, { tab });
  const shown = rows().map((row) => [titles()[rows().indexOf(row)], within(row).getByText(/erangkat \d/).textContent]);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(all.map((status, index) => [status, `${labels[index]} 27\u00a0Okt\u00a0${date.slice(0, 4)}`])),
  );
});

test('chips filter the tab by status and change the URL without requesting the page from the server', async () => {
  window.history.replaceState(null, '', '/account/booking');
  const { router } = show({ data: bookings }, { status: 'booking' });
  expect(titles()).toEqual(['Korea Ceria']);
  const chips = within(screen.getByRole('navigation', { name: 'Saring menurut status' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Semua\u00a0(2)', '/account/booking'],
    ['Dipesan\u00a0(1)', '/account/booking?status=booking'],
    ['Uang muka\u00a0(1)', '/account/booking?status=deposit'],
  ]);
  await userEvent.click(chips[2] as HTMLElement);
  const url = expect.objectContaining({ query: { status: 'deposit' } });
  const options = { shallow: true, scroll: false };
  expect(router.push).toHaveBeenCalledWith(url, '/account/booking?status=deposit', options);
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
  expect(screen.queryByText('Kode reservasi')).toBeNull();
  expect(messageOf(screen.getAllByRole('link', { name: /^Tanya uang muka/ })[0] as HTMLElement)).toBe(
    'Halo Kelana, saya ingin tahu cara membayar uang muka Tour lama, berangkat 1 Mei 2027.',
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

const family: BookingHistory = {
  package: 'Sakura Jepang & Shirakawago',
  date: '2027-04-22',
  arrival_date: '2027-04-29',
  status: 'booking',
  reservation_code: 'KLN-7F3K9Q',
  itinerary_id: 70704,
  pax: { adult: 2, child: 1, infant: 1 },
  payment: { total: 73_500_000, paid: 0, deposit: 30_000_000, deposit_due: '2026-11-23', balance_due: '2027-03-23' },
};
const payment = { total: 73_500_000, paid: 73_500_000, deposit: 30_000_000, deposit_due: null, balance_due: null };
const total = 'Estimasi total: Rp 73.500.000';

const missed = { ...payment, paid: 30_000_000, balance_due: '2026-11-20' };
const paid = 'Sudah dibayar: Rp 73.500.000';
const late = ['Sudah dibayar: Rp 30.000.000', 'Pelunasan: Rp 43.500.000batasnya 20 Nov 2026 sudah lewat'];

test.each<[string, Partial<BookingHistory>, string[], boolean]>([
  ['before its deposit', {}, [total, 'Uang muka: Rp 30.000.000paling lambat 23 Nov 2026'], true],
  ['with a missed balance', { status: 'deposit', payment: missed }, [total, ...late], true],
  ['that is paid', { status: 'full_payment', payment }, [total, paid], true],
  ['that is cancelled', { status: 'cancel' }, [], false],
  ['that is over', { date: '2024-04-22', arrival_date: '2024-04-29' }, [total], false],
  ['without these fields', { arrival_date: undefined, itinerary_id: undefined, payment: undefined }, [], false],
])('a booking %s shows its amounts and its papers', (_, change, amounts, hasPapers) => {
  const booking = { ...family, ...change };
  show({ data: [booking] }, { tab: booking.date < '2026' ? 'past' : 'upcoming' });
  const facts = inRow().queryAllByRole('term');
  const texts = facts.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(amounts);
  const papers = [/^Paspor .* sampai 29 Okt 2027\.$/, /^Unduh itinerary/, /^Simpan ke kalender/];
  expect(papers.filter((text) => inRow().queryByText(text))).toEqual(hasPapers ? papers : []);
  const range = inRow().queryByText(/^22 Apr 20.. - 29 Apr 20..$/);
  expect(range !== null).toBe(booking.arrival_date !== undefined);
  expect(inRow().getByText('2 dewasa, 1 anak, 1 bayi')).toBeTruthy();
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
