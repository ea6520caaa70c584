import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { chunkFailureState } from '@/state/chunk-failure';
import { showError } from '@/state/toasts';
import { cancelNavigation, judgeFailedRoute } from './failed-route';

/** Handles routes that could not be loaded: allows Next's reload, or cancels it and keeps the current page. */
export function useFailedRoute() {
  const { events } = useRouter();
  const { t } = useMessages();
  useEffect(() => {
    const judge = (error: unknown, ...route: unknown[]) => {
      const verdict = judgeFailedRoute(error);
      if (verdict === 'offline') showError(t('network.staysHere'));
      if (verdict !== 'offline' && verdict !== 'failed') return;
      const calledOff = cancelNavigation();
      // The other listeners get this event first, because the exception below stops the emitter.
      events.emit('routeChangeError', calledOff, ...route);
      // Thrown through Next's event emitter, this error prevents the full navigation that Next would start.
      throw calledOff;
    };
    const forget = () => {
      chunkFailureState.hasFailed = false;
    };
    events.on('routeChangeError', judge);
    events.on('routeChangeComplete', forget);
    return () => {
      events.off('routeChangeError', judge);
      events.off('routeChangeComplete', forget);
    };
  }, [events, t]);
}
