// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyClient } from '@/data/call-in-browser';
import { ErrorBoundary } from '@/shell/boundaries';
import { answer, confirmState } from '@/state/confirm';
import { toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { ContactForm } from './contact-form';

const service = withMockServer();
beforeEach(() => {
  toastsState.items = [];
});

const toasts = () =>
  toastsState.items.map(({ kind, text, isOnPage }) => `${kind}${isOnPage ? '' : ' read out'}: ${text}`);

const show = () =>
  renderInShell(
    <ErrorBoundary fallback={({ message }) => <p>terhenti: {message}</p>}>
      <ContactForm />
    </ErrorBoundary>,
    { namespaces: ['common', 'contact', 'form', 'validation'] },
  );

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Kirim pesan' }));
const received = () => service.database().state.enquiries;

function fillIn(email = 'ratna@kelana.example') {
  fireEvent.input(field('Nama lengkap'), { target: { value: 'Ratna Dewi' } });
  fireEvent.input(field('Alamat email'), { target: { value: email } });
  fireEvent.input(field('WhatsApp atau telepon'), { target: { value: '0812 3456 7890' } });
  fireEvent.change(field('Topik'), { target: { value: 'visa' } });
  fireEvent.input(field('Pesan'), { target: { value: 'Berapa lama visa Jepang?' } });
}

test('a message is sent in the format of the service, and its confirmation stays visible', async () => {
  show();
  fillIn();
  await submit();
  await screen.findByRole('heading', { name: 'Pesan Anda sudah sampai' });
  expect(screen.getByRole('status').textContent).toContain('Terima kasih, Ratna Dewi.');
  expect(received().map(({ body }) => body)).toEqual([
    {
      name: 'Ratna Dewi',
      email: 'ratna@kelana.example',
      phone: '+6281234567890',
      topic: 'visa',
      message: 'Berapa lama visa Jepang?',
    },
  ]);
  expect(toasts()).toEqual([`success: ${screen.getByRole('status').textContent}`]);
});

test.each([
  [{ status: 503 }, 'Terjadi kesalahan di server kami, jadi isian ini belum terkirim'],
  [{ status: 429, retryAfterSeconds: 120 }, 'Terlalu banyak percobaan. Coba lagi dalam 2 menit.'],
  [{ network: true as const }, 'Koneksi terputus, jadi isian ini belum terkirim'],
])('a failure is shown on the page and as a toast, and the entries remain: %j', async (fault, message) => {
  service.faults.add({ operationId: 'sendContactMessage', times: 1, ...fault });
  show();
  fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(toasts()).toEqual([expect.stringMatching(`^error: ${message}`)]);
  expect([field('Alamat email').value, field('Pesan').value]).toEqual([
    'ratna@kelana.example',
    'Berapa lama visa Jepang?',
  ]);
});

test('a pasted text is sent in plain characters, and what cannot be meant is named', async () => {
  show();
  fillIn('\u200bratna＠kelana.example');
  fireEvent.input(field('Nama lengkap'), { target: { value: 'Siti Nur’aini\u2060 4' } });
  fireEvent.input(field('WhatsApp atau telepon'), { target: { value: '\u202a+62 812\u20113456\u20117890\u202c' } });
  await submit();
  const name = 'Nama hanya boleh berisi huruf, spasi, titik, tanda hubung, dan apostrof.';
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Ada 1 isian yang perlu diperbaiki.${name} Karakter “4” tidak bisa dipakai di sini.`,
  );
  fireEvent.input(field('Nama lengkap'), { target: { value: 'Siti Nur’aini\u2060' } });
  await submit();
  await screen.findByRole('heading', { name: 'Pesan Anda sudah sampai' });
  expect(received()[0]?.body).toMatchObject({
    name: "Siti Nur'aini",
    email: 'ratna@kelana.example',
    phone: '+6281234567890',
  });
});

test('missing fields are listed with links, and nothing is sent', async () => {
  show();
  await submit();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Ada 4 isian yang perlu diperbaiki.');
  expect(toasts()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await userEvent.click(screen.getByRole('link', { name: 'Nama lengkap wajib diisi.' }));
  expect(document.activeElement).toBe(field('Nama lengkap'));
  expect(received()).toEqual([]);
});

test('an invalid value shows an error on blur, and an empty field does not yet', async () => {
  show();
  fireEvent.blur(field('Nama lengkap'));
  fireEvent.input(field('Alamat email'), { target: { value: 'ratna' } });
  fireEvent.blur(field('Alamat email'));
  await screen.findByText('Masukkan alamat email yang valid, contoh nama@email.com.');
  expect(screen.queryByText('Nama lengkap wajib diisi.')).toBe(null);
});

test('a filled-in decoy field sends nothing, unless the visitor confirms the one question about it', async () => {
  show();
  fillIn();
  const decoy = document.querySelector<HTMLInputElement>('[aria-hidden="true"] input');
  if (decoy) decoy.value = '021';
  await submit();
  await waitFor(() => expect(confirmState.question?.text).toContain('Apakah Anda sendiri yang mengirim?'));
  act(() => answer(false));
  expect(received()).toEqual([]);
  await submit();
  await waitFor(() => expect(confirmState.question?.yes).toBe('Ya, kirim'));
  act(() => answer(true));
  await screen.findByRole('heading', { name: 'Pesan Anda sudah sampai' });
  expect(received()).toHaveLength(1);
});

test('a bug while the message is sent reaches the error boundary; a failed download is a network error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(lazyClient, 'load')
    .mockRejectedValueOnce(new Error('Loading chunk 12 failed.'))
    .mockResolvedValueOnce({ call: () => Promise.reject(new TypeError('a bug')) });
  show();
  fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Koneksi terputus/);
  toastsState.items = [];
  await submit();
  expect(await screen.findByText('terhenti: a bug')).toBeTruthy();
  expect(toasts()).toEqual([]);
});
