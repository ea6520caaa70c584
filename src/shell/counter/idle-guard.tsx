import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { routes } from '@/config/routes';
import { useNextCustomer } from '@/hooks/auth/use-next-customer';
import { RethrowLoadError } from '@/lib/rethrow-load-error';
import { readDrafts } from '@/state/booking-draft';
import { sessionState } from '@/state/session';
import { useIdle } from './use-idle';

const IdleDialog = dynamic(() => import('./idle-dialog').then((module) => module.IdleDialog), {
  ssr: false,
  loading: RethrowLoadError,
});

/** At a counter nobody's data stays on the screen after they have walked away. */
export function IdleGuard() {
  const { asPath } = useRouter();
  const next = useNextCustomer();
  const { secondsLeft, goOn } = useIdle({
    isUnderWay: () => asPath !== routes.obs() || sessionState.status === 'member' || readDrafts(Date.now()).length > 0,
    onOver: () => void next(),
  });
  // The dialog stays once it was needed, to give the focus back.
  const [wasAsked, setWasAsked] = useState(false);
  if (secondsLeft !== null && !wasAsked) setWasAsked(true);
  return wasAsked && <IdleDialog secondsLeft={secondsLeft} goOn={goOn} startAgain={() => void next()} />;
}
