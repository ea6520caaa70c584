import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { routes } from '@/config/routes';
import { useNextCustomer } from '@/data/use-next-customer';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { reloadPage } from '@/lib/leave-for';
import { readDrafts } from '@/state/booking-draft';
import { sessionState } from '@/state/session';

// When the dialog's code cannot be loaded, the question is not shown, but the timeout still applies.
const IdleDialog = loadOnUse(
  () => import('./idle-dialog').then((module) => module.IdleDialog),
  () => null,
);

/**
 * Clears the data of a counter customer who has walked away. `resetPage` resets the page to its initial state while
 * another page cannot be opened.
 */
export function IdleGuard({ resetPage }: { resetPage: () => void }) {
  const { asPath } = useRouter();
  const next = useNextCustomer(resetPage);
  const isUnderWay = () =>
    asPath !== routes.obs() || sessionState.status === 'member' || readDrafts(Date.now()).length > 0;
  const { secondsLeft, goOn } = useIdle(isUnderWay, () => void next());
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

/** Time without input after which the visitor is asked to continue. */
const IDLE_MS = 120_000;

/** Time to answer that question. */
const COUNTDOWN_MS = 30_000;

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'input'] as const;
const TICK_MS = 500;

/**
 * Measures the time since the last press, key, input or scroll. While the question is shown, any of these restarts the
 * whole answering time, so that a visitor on the way to a button is not interrupted (WCAG 2.2.1). `isUnderWay` is true
 * when a customer has entered data; otherwise no question is asked.
 */
function useIdle(isUnderWay: () => boolean, onOver: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const lastSign = useRef(0);
  const goOn = () => {
    lastSign.current = Date.now();
    setSecondsLeft(null);
  };
  const notice = useEffectEvent(() => {
    lastSign.current = Date.now() - (secondsLeft === null ? 0 : IDLE_MS);
  });
  const tick = useEffectEvent(() => {
    const idleMs = Date.now() - lastSign.current;
    const leftMs = IDLE_MS + COUNTDOWN_MS - idleMs;
    if (idleMs < IDLE_MS) setSecondsLeft(null);
    else if (leftMs > 0 && isUnderWay()) setSecondsLeft(Math.ceil(leftMs / 1000));
    else {
      goOn();
      if (isUnderWay()) onOver();
    }
  });

  useEffect(() => {
    lastSign.current = Date.now();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const sign of SIGNS) window.addEventListener(sign, () => notice(), options);
    const timer = setInterval(() => tick(), TICK_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);

  return { secondsLeft, goOn };
}
