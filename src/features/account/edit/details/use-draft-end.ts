import { type RefObject, useEffect } from 'react';
import { sessionState } from '@/state/session';
import { forgetDraft } from './draft-owner';

/**
 * Forgets the draft when the form goes because the member left it, signed out or has a new password, not when the session
 * expired: then it waits for the same member. To be called after the form's own hook, which writes the draft a last time.
 */
export function useDraftEnd(isLeaving: RefObject<boolean>) {
  useEffect(
    () => () => {
      const { endedBy } = sessionState;
      const isOver = endedBy !== null && endedBy !== 'expired';
      if (isLeaving.current || isOver) forgetDraft();
    },
    [isLeaving],
  );
}
