// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showError, toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { ToastHost } from './toast-host';

vi.mock('./toast-list', () => {
  throw new Error('Loading chunk 9 failed.');
});

beforeEach(() => {
  toastsState.items = [];
});

test('when the code of the list fails to load, the last message is shown in the same region', async () => {
  renderInShell(<ToastHost />);
  const region = screen.getByRole('region', { name: 'Pemberitahuan' });
  await act(async () => showError('Sebagian halaman gagal diunduh'));
  await vi.waitFor(() => expect(region.textContent).toBe('Sebagian halaman gagal diunduh'));
  await act(async () => showError('Anda sedang offline.'));
  expect(region.textContent).toBe('Anda sedang offline.');
});
