import { startTransition, useState } from 'react';

/**
 * Returns the state of a dialog whose code loads when it is first opened. Once opened it stays mounted (`wasOpened`), so
 * that it returns the focus; the first rendering is a transition, so that the press is answered at once.
 */
export function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen,
    wasOpened,
    open: () => {
      setIsOpen(true);
      startTransition(() => setWasOpened(true));
    },
    close: () => setIsOpen(false),
  };
}
