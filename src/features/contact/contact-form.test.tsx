// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as loading from '@/api/load-browser-client';
import { ErrorBoundary } from '@/shell/boundaries/error-boundary';
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

function show() {
  return renderInShell(
    <ErrorBoundary fallback={({ message }) => <p>terhenti: {message}</p>}>
      <ContactForm />
    </ErrorBoundary>,
    { namespaces: ['common', 'contact', 'form', 'validation'] },
  );
}

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

test('the decoy field has no name or label that a browser fills in', () => {
  show();
  const decoy = document.querySelector<HTMLInputElement>('[aria-hidden="true"] input');
  expect(decoy?.name).toBeTruthy();
  const known =
    /name|nama|mail|surel|phone|telepon|tel\b|fax|faks|company|perusahaan|address|alamat|city|kota|country|negara|zip|web|url/i;
  expect(`${decoy?.name} ${decoy?.labels?.[0]?.textContent}`).not.toMatch(known);
});

test('a bug while the message is sent reaches the error boundary; a failed download is a network error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(loading, 'loadBrowserClient')
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
