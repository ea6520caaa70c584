// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInShell } from '../../../tests/support/render-in-shell';

const download = vi.fn();

beforeEach(() => {
  vi.resetModules();
  download.mockReset();
  vi.doMock('./confirm-dialog', async (original) => {
    await download();
    return original();
  });
});

/** Renders the host as a newly loaded page does, and returns the module of its state. */
async function renderHost() {
  const { ConfirmHost } = await import('./confirm-host');
  renderInShell(<ConfirmHost />);
  return import('@/state/confirm');
}

test('the dialog is loaded with the first question', async () => {
  const { confirm } = await renderHost();
  expect(download).not.toHaveBeenCalled();
  act(() => void confirm({ text: 'Simpan data?' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('the dialog is loaded before a question as soon as there is unsaved work', async () => {
  const { confirmState } = await renderHost();
  await act(async () => {
    confirmState.atStake = 'Perubahan ikut hilang.';
  });
  await vi.waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the browser dialog asks when the dialog cannot be loaded', async () => {
  download.mockRejectedValue(new Error('Loading chunk 7 failed.'));
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { confirm } = await renderHost();
  let confirmation = Promise.resolve(false);
  act(() => {
    confirmation = confirm({ text: 'Simpan data?' });
  });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith('Simpan data?'));
  expect(await confirmation).toBe(true);
});
