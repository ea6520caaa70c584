import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { routes } from '@/config/routes';
import { useNextCustomer } from '@/hooks/auth/use-next-customer';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { reloadPage } from '@/lib/leave-for';
import { readDrafts } from '@/state/booking-draft';
import { sessionState } from '@/state/session';
import { useIdle } from './use-idle';

// Without the dialog's code there is no question, but the timeout still applies.
const IdleDialog = loadOnUse(
  () => import('./idle-dialog').then((module) => module.IdleDialog),
  () => null,
);

type IdleGuardProps = {
  /** Shows the page as nobody has touched it, for the time no other page can be opened. */
  startAfresh: () => void;
};

/** Clears the data of a counter customer who has walked away. */
export function IdleGuard({ startAfresh }: IdleGuardProps) {
  const { asPath } = useRouter();
  const next = useNextCustomer(startAfresh);
  const { secondsLeft, goOn } = useIdle({
    isUnderWay: () => asPath !== routes.obs() || sessionState.status === 'member' || readDrafts(Date.now()).length > 0,
    onOver: () => void next(),
  });
  // Ready before it is needed, as the connection may be gone by then.
  useEffect(() => void import('./idle-dialog').catch(() => undefined), []);
  useEffect(() => {
    // Back can bring a page out of the browser's memory, with the names of the customer before.
    const show = (event: PageTransitionEvent) => event.persisted && reloadPage();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
  // The dialog stays once it was needed, to give the focus back.
  const [wasAsked, setWasAsked] = useState(false);
  if (secondsLeft !== null && !wasAsked) setWasAsked(true);
  return wasAsked && <IdleDialog secondsLeft={secondsLeft} goOn={goOn} startAgain={() => void next()} />;
}
