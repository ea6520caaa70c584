import { useEffect, useRef } from 'react';
import { answer } from '@/state/confirm';
import { sameSession } from '@/state/session';

/**
 * Returns a function that opens a confirmation for the calling component. The dialog is rendered outside the pages, so
 * its answer could arrive after the component was unmounted or another member has signed in. Unmounting closes the
 * dialog, and after a change of session the result is false.
 */
export function useGuardedConfirm() {
  const isOpen = useRef(false);
  useEffect(
    () => () => {
      if (isOpen.current) answer(false);
    },
    [],
  );
  return async (ask: () => Promise<boolean>): Promise<boolean> => {
    const isSame = sameSession();
    isOpen.current = true;
    const isConfirmed = await ask();
    isOpen.current = false;
    return isConfirmed && isSame();
  };
}
