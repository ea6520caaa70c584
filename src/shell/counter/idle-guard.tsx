import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { routes } from '@/config/routes';
import { useNextCustomer } from '@/hooks/auth/use-next-customer';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { reloadPage } from '@/lib/leave-for';
import { readDrafts } from '@/state/booking-draft';
import { sessionState } from '@/state/session';
import { useIdle } from './use-idle';

// When the dialog's code cannot be loaded, the question is not shown, but the timeout still applies.
const IdleDialog = loadOnUse(
  () => import('./idle-dialog').then((module) => module.IdleDialog),
  () => null,
);

type IdleGuardProps = {
  /** Resets the page to its initial state while another page cannot be opened. */
  resetPage: () => void;
};

/** Clears the data of a counter customer who has walked away. */
export function IdleGuard({ resetPage }: IdleGuardProps) {
  const { asPath } = useRouter();
  const next = useNextCustomer(resetPage);
  const { secondsLeft, goOn } = useIdle({
    isUnderWay: () => asPath !== routes.obs() || sessionState.status === 'member' || readDrafts(Date.now()).length > 0,
    onOver: () => void next(),
  });
  // Load the dialog's code in advance, because the device may be offline when the dialog is needed.
  useEffect(() => void import('./idle-dialog').catch(() => undefined), []);
  useEffect(() => {
    // Back can restore a page from the back/forward cache that shows the previous customer's data.
    const show = (event: PageTransitionEvent) => event.persisted && reloadPage();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
  // The dialog stays mounted once it was shown, so that it can return the focus.
  const [wasAsked, setWasAsked] = useState(false);
  if (secondsLeft !== null && !wasAsked) setWasAsked(true);
  return wasAsked && <IdleDialog secondsLeft={secondsLeft} goOn={goOn} startAgain={() => void next()} />;
}
