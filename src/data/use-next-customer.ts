import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { localPath, routes } from '@/config/routes';
import { leaveFor } from '@/lib/leave-for';
import { forgetReceipt } from '@/state/booking-receipt';
import { clearStored } from '@/state/device-storage';
import { sessionState } from '@/state/session';
import { useSignOut } from './use-sign-out';

const GOODBYE_MS = 3000;

/**
 * Returns a function that prepares a shared counter device for the next customer: it signs out, clears the data stored
 * on the device and in this tab, and opens the list of departures. It never rejects. Offline the page stays and its
 * data is cleared; pages other than the list are then reset by `resetPage`.
 */
export function useNextCustomer(resetPage?: () => void): () => Promise<void> {
  const router = useRouter();
  const signOut = useSignOut();
  return useCallback(async () => {
    const forget = () => {
      clearStored();
      forgetReceipt();
    };
    const goodbye = sessionState.status === 'member' ? signOut() : Promise.resolve();
    forget();
    if (!navigator.onLine) {
      // From another page Next would fall back to a full page load, which shows the browser's offline page.
      if (router.pathname === routes.obs()) await router.replace(routes.obs(), undefined, { shallow: true });
      else resetPage?.();
      // The wizard stores its draft once more when it unmounts, so clear again.
      return forget();
    }
    await Promise.race([goodbye, new Promise((resolve) => setTimeout(resolve, GOODBYE_MS))]);
    // Forms store pending input on pagehide. This listener is registered last, so it runs last and clears that too.
    window.addEventListener('pagehide', forget);
    leaveFor(localPath(router.locale, routes.obs()));
  }, [router, signOut, resetPage]);
}
