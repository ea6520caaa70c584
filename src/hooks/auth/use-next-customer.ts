import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { localPath } from '@/config/local-path';
import { routes } from '@/config/routes';
import { leaveFor } from '@/lib/leave-for';
import { forgetReceipt } from '@/state/booking-receipt';
import { clearStored } from '@/state/device-storage';
import { sessionState } from '@/state/session';
import { useSignOut } from './use-sign-out';

const GOODBYE_MS = 3000;

/**
 * Makes a counter ready for the next person: signs out, forgets what the device and this tab keep, and opens the list
 * of departures. Never fails; without a connection the page stays and only forgets. Pages other than the counter's own
 * are then emptied by `startAfresh`.
 */
export function useNextCustomer(startAfresh?: () => void): () => Promise<void> {
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
      // Offline, a navigation from another page would end on the browser's error page.
      if (router.pathname === routes.obs()) await router.replace(routes.obs(), undefined, { shallow: true });
      else startAfresh?.();
      // A wizard keeps its draft once more when it goes.
      return forget();
    }
    await Promise.race([goodbye, new Promise((resolve) => setTimeout(resolve, GOODBYE_MS))]);
    // Forms write pending drafts on pagehide; this listener is registered last, so it clears them afterwards.
    window.addEventListener('pagehide', forget);
    leaveFor(localPath(router.locale, routes.obs()));
  }, [router, signOut, startAfresh]);
}
