import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { startNetwork } from '@/state/network';
import { sessionState, startSession } from '@/state/session';
import { useFailedRoute } from './boundaries/use-failed-route';
import { keepLanguage } from './keep-language';
import { restoreScrollOnReturn } from './restore-scroll-on-return';
import { useExpiredSession } from './session/use-expired-session';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What runs once in the browser beside every page. */
export function StartUp() {
  useEffect(() => startSession(), []);
  useEffect(() => startNetwork(), []);
  useEffect(() => keepLanguage(), []);
  useEffect(() => restoreScrollOnReturn(), []);
  useTokenCheck();
  useExpiredSession();
  useFailedRoute();
  useFocusOnNavigation();
  return null;
}

/** Members have their token checked when they come back; visitors, who are most, do not download what does it. */
function useTokenCheck() {
  const { status } = useSnapshot(sessionState);
  const isFresh = useRef(false);
  useEffect(() => {
    if (status === 'visitor') isFresh.current = true;
    if (status !== 'member') return;
    const left = new AbortController();
    import('@/hooks/auth/token-on-return')
      .then((part) => part.checkTokenOnReturn(left.signal, isFresh.current))
      // Without it nothing is known, as without an answer.
      .catch(() => undefined);
    return () => left.abort();
  }, [status]);
}
