import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and while hydrating, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
