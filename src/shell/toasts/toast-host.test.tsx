// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showError, toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { ToastHost } from './toast-host';

vi.mock('./toast-list', () => {
  throw new Error('Loading chunk 9 failed.');
});

beforeEach(() => {
  toastsState.items = [];
});
afterEach(cleanup);

test('without the code of their list the last sentence is said in the same place', async () => {
  renderInShell(<ToastHost />);
  const region = screen.getByRole('region', { name: 'Pemberitahuan' });
  await act(async () => showError('Sebagian halaman gagal diunduh'));
  await vi.waitFor(() => expect(region.textContent).toBe('Sebagian halaman gagal diunduh'));
  await act(async () => showError('Anda sedang offline.'));
  expect(region.textContent).toBe('Anda sedang offline.');
});

test('the stylesheet takes it away after six seconds', () => {
  const css = readFileSync('src/shell/toasts/toasts.module.css', 'utf8');
  expect(css).toMatch(/\.plain \{\s*animation: leave 1ms linear 6s forwards;/);
});
