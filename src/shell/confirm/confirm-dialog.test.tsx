// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSnapshot } from 'valtio';
import { expect, test } from 'vitest';
import { confirm, confirmState } from '@/state/confirm';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { ConfirmDialog } from './confirm-dialog';

function Host() {
  return <ConfirmDialog question={useSnapshot(confirmState).question} />;
}

const ask = (...question: Parameters<typeof confirm>) => {
  let confirmation = Promise.resolve(false);
  act(() => {
    confirmation = confirm(...question);
  });
  return confirmation;
};

test('Cancel and Escape resolve to false', async () => {
  renderInShell(<Host />, { locale: 'en' });
  const first = ask({ text: 'You will be logged out.', yes: 'Yes, log out' });
  await screen.findByRole('button', { name: 'Yes, log out' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await first).toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
  const second = ask();
  // The dialog handles keys only after it has received the focus, one frame later.
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  expect(await second).toBe(false);
});
