import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { showNotice } from '@/state/toasts';

/**
 * Says once why the session has ended: it expired, or another tab set a new password. Guarded pages redirect to sign-in,
 * which says it in the page instead.
 */
export function useExpiredSession() {
  const { t } = useMessages();
  const { endedBy, session } = useSnapshot(sessionState);
  // A token may be taken and refused before this is drawn: the next session has ended for the same reason.
  const ended = (endedBy === 'expired' || endedBy === 'password') && session;
  const say = useEffectEvent(() =>
    showNotice(t(endedBy === 'password' ? 'errors.passwordChanged' : 'errors.unauthorized')),
  );
  useEffect(() => {
    if (ended) say();
  }, [ended]);
}
