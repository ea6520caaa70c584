// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Toast, ToastRegion } from './toast';

function renderToast() {
  const onClose = vi.fn();
  const view = render(
    <ToastRegion label="Pemberitahuan">
      <Toast tone="success" message="Perubahan disimpan" closeLabel="Tutup" onClose={onClose} />
    </ToastRegion>,
  );
  return { onClose, bar: view.container.querySelector('.bar')! };
}

describe('Toast', () => {
  it('closes by its button', async () => {
    const { onClose } = renderToast();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes when its time bar has run out', () => {
    const { onClose, bar } = renderToast();
    fireEvent.animationEnd(bar);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stands in a polite live region', () => {
    renderToast();
    expect(screen.getByRole('region', { name: 'Pemberitahuan' }).firstElementChild?.getAttribute('aria-live')).toBe(
      'polite',
    );
  });
});
