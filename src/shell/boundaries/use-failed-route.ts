import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { isChunkFailure } from '@/next-internals/chunk-failure';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { showError } from '@/state/toasts';
import { mayReload } from './chunk-reload';

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

/**
 * Decides how to handle a route that could not be loaded. For 'reload', Next itself performs a full navigation right
 * afterwards, which is the reload of §4. 'offline' and 'failed' keep the current page.
 */
export function judgeFailedRoute(error: unknown): 'reload' | 'offline' | 'failed' | 'unrelated' {
  if (!isChunkFailure(error)) return 'unrelated';
  if (!networkState.isOnline) return 'offline';
  if (mayReload()) return 'reload';
  chunkFailureState.hasFailed = true;
  return 'failed';
}

/** Creates the error that Next's router treats as a cancelled navigation: it neither reloads nor reports an error. */
const cancelNavigation = () => Object.assign(new Error('Navigation called off'), { cancelled: true });
