// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShell } from '../../../tests/support/render-in-shell';

const download = vi.fn();
// The dialog is a large module: a busy machine reads it for longer than a second.
const PATIENT = { timeout: 10_000 };

beforeEach(() => {
  vi.resetModules();
  download.mockReset();
  vi.doMock('./confirm-dialog', async (original) => {
    await download();
    return original();
  });
});

afterEach(cleanup);

/** The host of a page that was just loaded, and the state it reads. */
async function load() {
  const { ConfirmHost } = await import('./confirm-host');
  renderInShell(<ConfirmHost />);
  return import('@/state/confirm');
}

test('the dialog comes with the first question', async () => {
  const { confirm } = await load();
  expect(download).not.toHaveBeenCalled();
  act(() => void confirm({ text: 'Simpan data?' }));
  expect(await screen.findByRole('alertdialog', {}, PATIENT)).toBeTruthy();
});

test('the dialog is there before the question as soon as something is at stake', async () => {
  const { confirmState } = await load();
  await act(async () => {
    confirmState.atStake = 'Perubahan ikut hilang.';
  });
  await vi.waitFor(() => expect(download).toHaveBeenCalledOnce(), PATIENT);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('where the dialog cannot be downloaded the browser asks', async () => {
  download.mockRejectedValue(new Error('Loading chunk 7 failed.'));
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { confirm } = await load();
  let asked = Promise.resolve(false);
  act(() => {
    asked = confirm({ text: 'Simpan data?' });
  });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith('Simpan data?'), PATIENT);
  expect(await asked).toBe(true);
});
