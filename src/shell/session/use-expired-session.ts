import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { showNotice } from '@/state/toasts';

/**
 * Shows one notice when the session has ended because it expired or another tab set a new password. Guarded pages
 * redirect to sign-in instead, which shows the reason in its content.
 */
export function useExpiredSession() {
  const { t } = useMessages();
  const { endedBy, session } = useSnapshot(sessionState);
  // The session number is part of the key, because a new session can start and end for the same reason between two
  // renders.
  const ended = (endedBy === 'expired' || endedBy === 'password') && session;
  const say = useEffectEvent(() =>
    showNotice(t(endedBy === 'password' ? 'errors.passwordChanged' : 'errors.unauthorized')),
  );
  useEffect(() => {
    if (ended) say();
  }, [ended]);
}
