// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInShell } from '../../tests/support/render-in-shell';

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
  const { ConfirmHost } = await import('./overlays');
  renderInShell(<ConfirmHost />);
  return import('@/state/confirm');
}

test('the dialog is loaded with the first question, and Cancel and Escape resolve to false', async () => {
  const { confirm } = await renderHost();
  expect(download).not.toHaveBeenCalled();
  const ask = () => {
    let confirmation = Promise.resolve(false);
    act(() => {
      confirmation = confirm({ text: 'Simpan data?', no: 'Tidak' });
    });
    return confirmation;
  };
  const first = ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Tidak' }));
  expect(await first).toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
  const second = ask();
  // The dialog handles keys only after it has received the focus, one frame later.
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  expect(await second).toBe(false);
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

test('when the code of the list fails to load, the last message is shown in the same region', async () => {
  vi.doMock('./toasts/toast-list', () => {
    throw new Error('Loading chunk 9 failed.');
  });
  const { ToastHost } = await import('./overlays');
  const { showError } = await import('@/state/toasts');
  renderInShell(<ToastHost />);
  const region = screen.getByRole('region');
  await act(async () => showError('Sebagian halaman gagal diunduh'));
  await vi.waitFor(() => expect(region.textContent).toBe('Sebagian halaman gagal diunduh'));
  await act(async () => showError('Anda sedang offline.'));
  expect(region.textContent).toBe('Anda sedang offline.');
});
