import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useWords } from '@/i18n/use-words';
import { sessionState } from '@/state/session';
import { showError } from '@/state/toasts';

/** Says once that the session has ended; a guarded page goes to sign-in by its middleware, any other stays. */
export function useExpiredSession() {
  const { t } = useWords();
  const { endedBy, session } = useSnapshot(sessionState);
  // A token may be taken and refused before this is drawn: the next session has ended for the same reason.
  const ended = endedBy === 'expired' && session;
  const say = useEffectEvent(() => showError(t('errors.unauthorized')));
  useEffect(() => {
    if (ended) say();
  }, [ended]);
}
