import { useEffect, useRef } from 'react';
import { answer } from '@/state/confirm';
import { sameSession } from '@/state/same-session';

/**
 * Asks for the component that calls it. The dialog stands beside the pages, so its "yes" could come after the component
 * is gone or somebody else is signed in: the first closes the question, the second makes it a "no".
 */
export function useAsking() {
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
