// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { WordsProvider } from '@/i18n/words-context';
import common from '../../../public/locales/id/common.json';
import contact from '../../../public/locales/id/contact.json';
import form from '../../../public/locales/id/form.json';
import validation from '../../../public/locales/id/validation.json';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { ContactForm } from './contact-form';

const service = withMockServer();

function show() {
  return renderInShell(
    <WordsProvider words={{ common, contact, form, validation }}>
      <ContactForm />
    </WordsProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Kirim pesan' }));
const received = () => service.world().state.enquiries;

function fillIn(email = 'ratna@kelana.example') {
  fireEvent.input(field('Nama lengkap'), { target: { value: 'Ratna Dewi' } });
  fireEvent.input(field('Alamat email'), { target: { value: email } });
  fireEvent.input(field('WhatsApp atau telepon'), { target: { value: '0812 3456 7890' } });
  fireEvent.change(field('Topik'), { target: { value: 'visa' } });
  fireEvent.input(field('Pesan'), { target: { value: 'Berapa lama visa Jepang?' } });
}

test('a message is sent as the service takes it and its answer stays', async () => {
  show();
  fillIn();
  await press();
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
});

test('two quick presses send once', async () => {
  show();
  fillIn();
  const button = screen.getByRole('button', { name: 'Kirim pesan' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'Pesan Anda sudah sampai' });
  expect(received()).toHaveLength(1);
});

test('what is missing is listed with links and nothing is sent', async () => {
  show();
  await press();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Ada 4 isian yang perlu diperbaiki.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await userEvent.click(screen.getByRole('link', { name: 'Nama lengkap wajib diisi.' }));
  expect(document.activeElement).toBe(field('Nama lengkap'));
  expect(received()).toEqual([]);
});

test('a mistake is told when the field is left, and an empty field is none yet', async () => {
  show();
  fireEvent.blur(field('Nama lengkap'));
  fireEvent.input(field('Alamat email'), { target: { value: 'ratna' } });
  fireEvent.blur(field('Alamat email'));
  await screen.findByText('Masukkan alamat email yang valid, contoh nama@email.com.');
  expect(screen.queryByText('Nama lengkap wajib diisi.')).toBe(null);
});

test('a field only a machine fills sends nothing', async () => {
  show();
  fillIn();
  const decoy = document.querySelector<HTMLInputElement>('input[name=fax]');
  if (decoy) decoy.value = '021';
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Hubungi kami via WhatsApp.');
  expect(received()).toEqual([]);
});
