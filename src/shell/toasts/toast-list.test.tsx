// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showError, showResult, showSuccess, toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { ToastList } from './toast-list';

beforeEach(() => {
  vi.useFakeTimers();
  toastsState.items = [];
});

afterEach(() => vi.useRealTimers());

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a toast disappears after 3000 ms', async () => {
  showSuccess('Perubahan disimpan');
  renderInShell(<ToastList />);
  await advance(2999);
  expect(screen.getByText('Perubahan disimpan').closest('p')?.textContent).toBe('Berhasil: Perubahan disimpan');
  await advance(1);
  expect(screen.queryByText('Perubahan disimpan')).toBe(null);
});

test('a toast stays while the focus rests on it, which does not shorten its time', async () => {
  showError('Koneksi terputus');
  renderInShell(<ToastList />);
  const close = screen.getByRole('button', { name: 'Tutup pemberitahuan' });
  await advance(2000);
  fireEvent.focus(close);
  await advance(10_000);
  fireEvent.blur(close);
  await advance(999);
  expect(screen.getByText('Koneksi terputus')).toBeTruthy();
  await advance(1);
  expect(screen.queryByText('Koneksi terputus')).toBe(null);
});

test('the close button removes one toast', async () => {
  showSuccess('a');
  showSuccess('b');
  renderInShell(<ToastList />);
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  await advance(0);
  expect(screen.queryByText('a')).toBe(null);
  expect(screen.getByText('b')).toBeTruthy();
});

test('a toast with a message that the page shows too is hidden from screen readers and the keyboard', () => {
  showResult('error', 'Pesan belum terkirim');
  showError('Koneksi terputus');
  renderInShell(<ToastList />);
  const card = screen.getByText('Pesan belum terkirim').closest('[data-kind]');
  expect(card?.getAttribute('aria-hidden')).toBe('true');
  expect(card?.querySelector('button')?.tabIndex).toBe(-1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('Koneksi terputus').closest('[aria-hidden]')).toBe(null);
});

test('while there are toasts, the page scrolls fields below them', () => {
  showSuccess('Perubahan disimpan');
  const { unmount } = renderInShell(<ToastList />);
  expect(document.documentElement.dataset.toasts).toBe('');
  unmount();
  expect(document.documentElement.dataset.toasts).toBeUndefined();
});
