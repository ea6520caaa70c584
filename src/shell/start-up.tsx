import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { watchForExactPlaces } from '@/lib/whole-page';
import { loadOtherLanguageAfterBack } from '@/next-internals/load-other-language';
import { startNetwork } from '@/state/network';
import { sessionState, startSession } from '@/state/session';
import { useFailedRoute } from './boundaries/use-failed-route';
import { useExpiredSession } from './session/use-expired-session';
import { useFocusOnNavigation } from './use-focus-on-navigation';

// Before Next's router listens: browsers call the listeners of the window in their order, and after Back Next renders a
// page whose data it has before the next listener is called.
if (typeof window !== 'undefined') {
  watchForExactPlaces();
  loadOtherLanguageAfterBack();
}

/** Runs the browser effects that every page needs; shows nothing. */
export function StartUp() {
  useEffect(startSession, []);
  useEffect(startNetwork, []);
  useEffect(restoreScrollOnReturn, []);
  useEffect(waitForLoad, []);
  useTokenCheck();
  useExpiredSession();
  useFailedRoute();
  useFocusOnNavigation();
  return null;
}

/**
 * Next restores the scroll position after its own navigations and turns the browser's restoration off. A reload and a
 * return from another site are the browser's, so its restoration is turned on just before the page is left.
 */
function restoreScrollOnReturn(): void {
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
}

/** After the first page has loaded, starts what it did not need for that; returns a function that stops waiting. */
function waitForLoad() {
  const start = () => void import('./after-load').then((part) => part.startAfterLoad()).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}

/**
 * Checks a member's token when the member returns. The code is loaded on demand, because most visitors are not members.
 */
function useTokenCheck() {
  const { status } = useSnapshot(sessionState);
  const isFresh = useRef(false);
  useEffect(() => {
    if (status === 'visitor') isFresh.current = true;
    if (status !== 'member') return;
    const left = new AbortController();
    import('@/hooks/auth/token-on-return')
      .then((part) => part.checkTokenOnReturn(left.signal, isFresh.current))
      // A failed import counts like a check without a response: the session stays.
      .catch(() => undefined);
    return () => left.abort();
  }, [status]);
}
