// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../static/buttons/button';
import { ControlProvider } from './control-provider';
import { Dialog } from './dialog';

function Logout() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ControlProvider>
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
    </ControlProvider>
  );
}

it('it opens with its name and description, and returns the focus when it closes', async () => {
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
