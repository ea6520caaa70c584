// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toastsState } from '@/state/toasts';
import { CopyButton } from './copy-button';

afterEach(() => {
  toastsState.items = [];
});

const toasts = () => toastsState.items.map(({ kind, text }) => `${kind}: ${text}`);

const button = <CopyButton text="KLN-7Q2M4X" label="Salin kode" copied="Tersalin" failed="Tidak bisa disalin" />;

test('a click copies the text and says so', async () => {
  const user = userEvent.setup();
  render(button);
  await user.click(screen.getByRole('button', { name: 'Salin kode' }));
  expect(await navigator.clipboard.readText()).toBe('KLN-7Q2M4X');
  expect(screen.getByRole('status').textContent).toBe('Tersalin');
  expect(toasts()).toEqual(['success: Tersalin']);
});

test('a copy that the browser refuses shows an error', async () => {
  const user = userEvent.setup();
  render(button);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Salin kode' }));
  expect(screen.getByRole('status').textContent).toBe('Tidak bisa disalin');
  expect(toasts()).toEqual(['error: Tidak bisa disalin']);
});
