import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useWords } from '@/i18n/use-words';
import { sessionState } from '@/state/session';
import { showError } from '@/state/toasts';

/** Says once that the session has ended; a guarded page goes to sign-in by its middleware, any other stays. */
export function useExpiredSession() {
  const { t } = useWords();
  const { endedBy } = useSnapshot(sessionState);
  const say = useEffectEvent(() => showError(t('errors.unauthorized')));
  useEffect(() => {
    if (endedBy === 'expired') say();
  }, [endedBy]);
}
