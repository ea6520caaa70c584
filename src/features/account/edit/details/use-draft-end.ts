import { type RefObject, useEffect } from 'react';
import { sessionState } from '@/state/session';
import { forgetDraft } from './draft-owner';

/**
 * Deletes the draft when the form unmounts because the member left the page, signed out or has a new password. After an
 * expired session it stays for the same member. Call it after the form's hook, which writes the draft a last time when
 * it unmounts.
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
