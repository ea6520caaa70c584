// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showError, toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { ToastHost } from './toast-host';

vi.mock('./toast-list', () => {
  throw new Error('Loading chunk 9 failed.');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  toastsState.items = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('without the code of their list the sentences are said in the same place, each for six seconds', async () => {
  renderInShell(<ToastHost />);
  await act(async () => {
    showError('Sebagian halaman gagal diunduh');
    showError('Anda sedang offline.');
  });
  const region = screen.getByRole('region', { name: 'Pemberitahuan' });
  await vi.waitFor(() => expect(region.textContent).toBe('Anda sedang offline.'));
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(region.textContent).toBe('Sebagian halaman gagal diunduh');
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(region.textContent).toBe('');
});
