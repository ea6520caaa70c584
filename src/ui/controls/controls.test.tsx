// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../static/buttons/button';
import { ControlProvider } from './control-provider';
import { Dialog } from './dialog';
import { ErrorSummary } from './error-summary';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

describe('fields', () => {
  it('are linked to their label, hint and error', () => {
    render(<TextField label="Alamat email" hint="Untuk konfirmasi" error="Masukkan alamat email." name="email" />, {
      wrapper: ControlProvider,
    });
    const field = screen.getByLabelText('Alamat email');
    expect(field.id).toBe('field-email');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('field-email-hint field-email-error');
    expect(document.getElementById('field-email-error')?.textContent).toBe('Masukkan alamat email.');
  });

  it('accept a pasted password, show it on demand, and tell password managers which password is meant', async () => {
    const labels = { label: 'Kata sandi', showLabel: 'Tampilkan', hideLabel: 'Sembunyikan' };
    render(<PasswordField name="password" autoComplete="current-password" {...labels} />, { wrapper: ControlProvider });
    const field = screen.getByLabelText<HTMLInputElement>('Kata sandi');
    await userEvent.click(field);
    await userEvent.paste(' enam kata yang panjang ');
    expect([field.value, field.autocomplete, field.type]).toEqual([
      ' enam kata yang panjang ',
      'current-password',
      'password',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan' }));
    expect(field.type).toBe('password');
  });

  it('count the remaining characters of a text', async () => {
    render(<TextareaField label="Pesan" name="message" maxLength={20} counter={(left) => `${left} tersisa`} />, {
      wrapper: ControlProvider,
    });
    await userEvent.type(screen.getByLabelText('Pesan'), 'Halo');
    expect(screen.getByText('16 tersisa')).toBeDefined();
    await userEvent.paste(' dan kalimat yang lebih panjang');
    expect(screen.getByText('-15 tersisa')).toBeDefined();
  });
});

describe('ErrorSummary', () => {
  const errors = [{ fieldId: 'field-email', message: 'Masukkan alamat email.' }];

  it('receives the focus after a submit and links to the field', async () => {
    render(
      <>
        <ErrorSummary title="Ada 1 hal yang perlu diperbaiki" errors={errors} submitCount={1} />
        <TextField label="Alamat email" name="email" />
      </>,
      { wrapper: ControlProvider },
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Masukkan alamat email.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Alamat email'));
  });

  it('prefixes the title while there are errors, and does not change the title of the next page', () => {
    document.title = 'Kontak · Kelana';
    const summary = (shown: typeof errors) => <ErrorSummary title="Ada 1 isian." errors={shown} submitCount={1} />;
    const { rerender, unmount } = render(summary(errors), { wrapper: ControlProvider });
    expect(document.title).toBe('Ada 1 isian. Kontak · Kelana');
    rerender(summary([]));
    expect(document.title).toBe('Kontak · Kelana');
    rerender(summary(errors));
    document.title = 'Profil · Kelana';
    unmount();
    expect(document.title).toBe('Profil · Kelana');
  });
});

describe('SubmitButton', () => {
  it('keeps the focus and ignores clicks while it is busy', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <SubmitButton isBusy busyLabel="Mengirim">
          Kirim
        </SubmitButton>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mengirim' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mengirim' }));
  });

  it('takes the focus from a field on click, not on mousedown', async () => {
    const user = userEvent.setup();
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Nama" />
        <SubmitButton busyLabel="Mengirim">Kirim</SubmitButton>
      </form>,
    );
    const field = screen.getByLabelText('Nama');
    const button = screen.getByRole('button', { name: 'Kirim' });
    await user.click(field);
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(document.activeElement).toBe(field);
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(document.activeElement).toBe(button);
  });
});

function Logout() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Keluar</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Konfirmasi"
        role="alertdialog"
        actions={<Button onClick={() => setOpen(false)}>Batal</Button>}
      >
        Anda akan keluar dari akun.
      </Dialog>
    </>
  );
}

it('a dialog opens with its name and description, and returns the focus when it closes', async () => {
  render(<Logout />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Konfirmasi' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Anda akan keluar dari akun.',
  );
  // The dialog handles keys only after it has received the focus, one frame later.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keluar'));
});

it('a dialog stays open and takes the focus back when something outside receives it', async () => {
  const onClose = vi.fn();
  render(
    <>
      <Button>Di luar</Button>
      <Dialog isOpen onClose={onClose} title="Siapa yang ikut?">
        <input />
      </Dialog>
    </>,
  );
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  screen.getByText('Di luar').focus();
  // The dialog looks at the focus one frame later.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
