// @vitest-environment jsdom
import { ApiError, type Profile } from '@sdk';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCities, useCountries } from '@/data/operations/master';
import { useMembership, useProfile } from '@/data/operations/user';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { ProfilePage } from './profile-page';

vi.mock('@/data/operations/master');
vi.mock('@/data/operations/user');

const full: Profile = {
  address: 'Jl. Anggrek Bulan No. 14',
  dob: '1986-04-17',
  email: 'ratna@kelana.example',
  firstName: 'Ratna',
  lastName: 'Kusumawardani',
  fullname: 'Ratna Kusumawardani',
  id_city: 1019,
  id_country: 1,
  is_member_premium: true,
  phone: '+6281200000111',
  profile_pic_url: 'https://service.example/media/ratna.jpg',
};
const empty = { address: null, dob: null, id_city: null, id_country: null, phone: null, profile_pic_url: null };
const countries = { data: [{ id: 1, countryCode: 'ID', countryName: 'Indonesia', currCode: 'IDR' }] };
const cities = { data: [{ pkId: 1019, cityCode: 'JKT', cityName: 'Jakarta', countryCode: 'ID' }] };

const mutate = vi.fn();
const hookResult = (result: object) => ({ mutate, ...result }) as never;

beforeEach(() => {
  vi.mocked(useCountries).mockReturnValue(hookResult({ data: countries }));
  vi.mocked(useCities).mockReturnValue(hookResult({ data: cities }));
  vi.mocked(useMembership).mockReturnValue(hookResult({ data: { card: { point: 12_450 } } }));
});

afterEach(() => void vi.clearAllMocks());

function show(result: { data?: Profile; error?: ApiError; isValidating?: boolean }) {
  vi.mocked(useProfile).mockReturnValue(hookResult(result));
  return renderInShell(<ProfilePage />, { namespaces: ['profile', 'common'] });
}

const values = () => screen.getAllByRole('definition').map((value) => value.textContent);
const failure = (kind: ApiError['kind'], message?: string) =>
  new ApiError({ operationId: 'getProfile', kind, body: message ? { message } : undefined });

test('a complete profile is shown in a readable format, with its picture and badge and without a hint', () => {
  const { container } = show({ data: full });
  const written = ['+62 812-0000-0111', '17\u00a0Apr\u00a01986', 'Jl. Anggrek Bulan No. 14', 'Jakarta', 'Indonesia'];
  expect(values()).toEqual(['ratna@kelana.example', ...written]);
  expect(screen.getByText('Anggota premium')).toBeTruthy();
  expect(container.querySelector('[data-size="96"] img')?.getAttribute('src')).toBe(full.profile_pic_url);
  expect(screen.queryByText(/data terisi/)).toBeNull();
});

test('an empty profile lists the missing data and requests neither countries nor cities', () => {
  show({ data: { ...full, ...empty, is_member_premium: false } });
  expect(values().slice(1)).toEqual(Array.from({ length: 5 }, () => 'Belum diisi'));
  expect(screen.getByRole('heading', { name: '0 dari 6 data terisi' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lengkapi profil' }).getAttribute('href')).toBe('/account/edit-profile');
  expect(screen.queryByText('Anggota premium')).toBeNull();
  expect(useCountries).toHaveBeenCalledWith(false);
  expect(useCities).toHaveBeenCalledWith(null);
});

test('the hint does not mention bookings when only the photo is missing', () => {
  show({ data: { ...full, profile_pic_url: null } });
  expect(screen.getByText('Belum ada: foto.')).toBeTruthy();
  expect(screen.queryByText(/data pemesan/)).toBeNull();
});

test('a city name that fails to load hides nothing else and offers one retry, which moves the focus to the rows', () => {
  const failed = { error: failure('server') };
  vi.mocked(useCities).mockReturnValue(hookResult(failed));
  const { rerender } = show({ data: full });
  expect(values().slice(-2)).toEqual(['Belum bisa ditampilkan', 'Indonesia']);
  const button = screen.getByRole('button', { name: 'Muat ulang nama kota dan negara' });
  button.focus();
  fireEvent.click(button);
  vi.mocked(useCities).mockReturnValue(hookResult({ ...failed, isValidating: true }));
  rerender(<ProfilePage />);
  expect(button.textContent).toBe('Memperbarui…');
  fireEvent.click(button);
  expect(mutate).toHaveBeenCalledOnce();
  vi.mocked(useCities).mockReturnValue(hookResult({ data: cities }));
  rerender(<ProfilePage />);
  expect(values().slice(-2)).toEqual(['Jakarta', 'Indonesia']);
  expect(document.activeElement?.tagName).toBe('DL');
});

test('membership is not offered at exactly 0 points', () => {
  vi.mocked(useMembership).mockReturnValue(hookResult({ data: { card: { point: 0 } } }));
  show({ data: full });
  expect(screen.queryByRole('link', { name: /Keanggotaan/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Pemesanan Tour Saya/ })).toBeTruthy();
});

test('placeholders are shown while the profile loads', () => {
  show({});
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

test('a failure shows the message of the service and offers a retry', async () => {
  show({ error: failure('server', 'Profil sedang dipindahkan.') });
  expect(screen.getByRole('alert').textContent).toContain('Profil sedang dipindahkan.');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(mutate).toHaveBeenCalledOnce();
});

test('the previous profile stays visible when a refresh fails', () => {
  show({ data: full, error: failure('network') });
  expect(screen.getByText(/yang tampil adalah data terakhir/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ratna Kusumawardani' })).toBeTruthy();
});
