import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { chunkFailureState } from '@/state/chunk-failure';
import { showError } from '@/state/toasts';
import { callOff, judgeFailedRoute } from './failed-route';

/** Acts on routes that could not be loaded. */
export function useFailedRoute() {
  const { events } = useRouter();
  const { t } = useMessages();
  useEffect(() => {
    const judge = (error: unknown, ...route: unknown[]) => {
      const verdict = judgeFailedRoute(error);
      if (verdict === 'offline') showError(t('network.staysHere'));
      if (verdict !== 'offline' && verdict !== 'failed') return;
      const calledOff = callOff();
      // All are told first: what is thrown below reaches no listener after this one.
      events.emit('routeChangeError', calledOff, ...route);
      // Thrown through Next's event emitter, this stops the hard navigation it is about to make.
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
