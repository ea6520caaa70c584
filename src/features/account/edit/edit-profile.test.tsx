// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSnapshot } from 'valtio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { WordsProvider } from '@/i18n/words-context';
import { ConfirmDialog } from '@/shell/confirm/confirm-dialog';
import { confirmState } from '@/state/confirm';
import { expireSession, sessionState, signIn, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import common from '../../../../public/locales/id/common.json';
import editProfile from '../../../../public/locales/id/edit-profile.json';
import form from '../../../../public/locales/id/form.json';
import validation from '../../../../public/locales/id/validation.json';
import { tokenOf } from '../../../../scripts/lib/member-session.ts';
import { renderInShell, stillRouter } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { EditProfile } from './edit-profile';

const service = withMockServer();
const place = { pathname: '/account/edit-profile', asPath: '/account/edit-profile' };

beforeEach(() => signInAs('ratna'));
afterEach(() => {
  act(() => signOut());
  toastsState.items = [];
});

async function signInAs(name: 'ratna' | 'bima') {
  const credentials = { email: `${name}@kelana.example`, password: 'Kelana2027' };
  signIn(await tokenOf(publicEnv.serviceHost, credentials));
}

function Shown() {
  const { question } = useSnapshot(confirmState);
  const { status } = useSnapshot(sessionState);
  return (
    <>
      {status === 'member' && <EditProfile />}
      <ConfirmDialog question={question} />
    </>
  );
}

const words = { common, 'edit-profile': editProfile, form, validation };

async function show() {
  const shown = renderInShell(
    <WordsProvider words={words}>
      <Shown />
    </WordsProvider>,
    { router: stillRouter(place) },
  );
  await screen.findByLabelText('Nama depan');
  return shown;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const answer = async (word: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Konfirmasi' });
  await userEvent.click(within(dialog).getByRole('button', { name: word }));
};
const end = (session: () => void) => act(async () => session());
const updates = () => service.calls.all().filter(({ operationId }) => operationId === 'updateUser').length;
const stored = () => sessionStorage['kelana.form.edit-profile'];

test('the form starts with the profile, and nothing of it is kept', async () => {
  await show();
  expect([field('Nama depan').value, field('Nomor WhatsApp').value]).toEqual(['Ratna', '+6281200000111']);
  expect([field('Tanggal lahir').value, field('Alamat email').readOnly]).toEqual(['17 Apr 1986', true]);
  await vi.waitFor(() => expect(screen.getByDisplayValue('Jakarta Utara')).toBeTruthy());
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Ratna|Kusuma|1986|6281|Anggrek/);
});

test('after a yes it is saved, said and shown', async () => {
  await show();
  type('Nama depan', 'Ratih');
  await save();
  await answer('Ya');
  expect(await screen.findByText('Perubahan disimpan')).toBeTruthy();
  expect(toastsState.items.map(({ text }) => text)).toEqual(['Perubahan disimpan.']);
  expect([field('Nama depan').value, stored()]).toEqual(['Ratih', undefined]);
  type('Nama depan', 'Ratna');
  await vi.waitFor(() => expect(screen.queryByText('Perubahan disimpan')).toBe(null));
});

test('a no sends nothing and keeps what was typed', async () => {
  await show();
  type('Nama depan', 'Ratih');
  await save();
  await answer('Batal');
  expect([updates(), field('Nama depan').value]).toEqual([0, 'Ratih']);
});

test('with every field empty nothing is asked and nothing sent', async () => {
  await show();
  for (const label of ['Nama depan', 'Nama belakang', 'Nomor WhatsApp', 'Tanggal lahir', 'Alamat$']) type(label, '');
  await vi.waitFor(() => expect(field('Negara').disabled).toBe(false));
  fireEvent.change(field('Negara'), { target: { value: '' } });
  await save();
  expect(await screen.findByText(/^Belum ada isian yang bisa disimpan/)).toBeTruthy();
  expect([updates(), confirmState.question]).toEqual([0, null]);
});

test('another country empties the city; without one the city says why it waits', async () => {
  await show();
  await vi.waitFor(() => expect(field('Kota').disabled).toBe(false));
  await userEvent.selectOptions(field('Negara'), 'Jepang');
  expect(field('Kota').value).toBe('');
  await vi.waitFor(() => expect(within(field('Kota')).getByText('Tokyo')).toBeTruthy());
  fireEvent.change(field('Negara'), { target: { value: '' } });
  expect(field('Kota').disabled).toBe(true);
  expect(screen.getByText('Pilih negara dulu, lalu kotanya.')).toBeTruthy();
});

test('what the service refuses stands beside its field', async () => {
  service.override('updateUser', ({ reply }) =>
    reply(422, { success: false, message: 'Periksa.', errors: { phone: ['Nomor ini sudah dipakai.'] } }),
  );
  await show();
  type('Nomor WhatsApp', '0812 9999 0000');
  await save();
  await answer('Ya');
  await vi.waitFor(() =>
    expect(document.getElementById('field-phone-error')?.textContent).toBe('Nomor ini sudah dipakai.'),
  );
  expect(field('Nomor WhatsApp').value).toBe('0812 9999 0000');
});

test('an expired session keeps the changes for the same member alone', async () => {
  await show();
  type('Nama depan', 'Ratih');
  await end(() => expireSession(sessionState.token ?? ''));
  expect(stored()).toBe('{"first_name":"Ratih"}');
  await signInAs('ratna');
  expect(await screen.findByText(/^Perubahan Anda yang belum disimpan/)).toBeTruthy();
  expect(field('Nama depan').value).toBe('Ratih');
  await end(() => expireSession(sessionState.token ?? ''));
  await signInAs('bima');
  expect((await screen.findByLabelText<HTMLInputElement>('Nama depan')).value).toBe('Bima');
  expect(stored()).toBe(undefined);
});

test('signing out forgets the changes', async () => {
  await show();
  type('Nama depan', 'Ratih');
  await end(signOut);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a profile that does not come says why, and another try helps', async () => {
  service.faults.add({ operationId: 'getProfile', status: 422 });
  renderInShell(
    <WordsProvider words={words}>
      <Shown />
    </WordsProvider>,
    { router: stillRouter(place) },
  );
  expect(await screen.findByRole('heading', { name: 'Profil belum bisa dimuat' })).toBeTruthy();
  service.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Nama depan')).value).toBe('Ratna');
});

test('cities that do not come can be asked for again', async () => {
  service.faults.add({ operationId: 'listCities', status: 422 });
  await show();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(field('Kota').disabled).toBe(true);
  service.faults.clear();
  await userEvent.click(retry);
  await vi.waitFor(() => expect(screen.getByDisplayValue('Jakarta Utara')).toBeTruthy());
});

test('a text called a photo is refused', async () => {
  await show();
  const file = new File(['not a photo'], 'foto.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Pilih atau tarik foto ke sini'), file);
  expect(await screen.findByText(/^Berkas ini bukan foto JPG/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Simpan foto' })).toBe(null);
});
