import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '@/state/booking-draft';
import type { BookingTour } from '../booking-model';
import { withoutProfile } from './profile-values';
import type { BookingState } from './state';
import type { BookingForm, BookingStore } from './store';

const SAVE_AFTER_MS = 500;

/** The tours whose form is on the page. */
const openForms = new Set<number>();

export type Draft = {
  /** Stores the draft now. */
  save: () => void;
  /** The booking was taken: the draft is removed and stored no more. */
  close: () => void;
  /** The form has left the page; a later form of the same tour may have stored a draft since, so this one stores none. */
  isGone: () => boolean;
};

/** Effect: stores the booking in this tab a moment after each change, never before one, and at once on leaving. */
export function useDraft(tour: BookingTour, form: BookingForm, { getState, dispatch }: BookingStore): Draft {
  const isClosed = useRef(false);
  const isGone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [untouched] = useState(() => typedPart(getState()));
  const { subscribe } = form;
  const { id, title, imageUrl } = tour;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isClosed.current || isGone.current) return;
    const { values, intent, seenPrice, prefilled } = getState();
    const savedAt = Date.now();
    const stored = { tour: { id, title, imageUrl }, savedAt, intent, seenPrice, ...withoutProfile(values, prefilled) };
    dispatch({ type: 'draftSaved', at: writeDraft(stored) ? savedAt : null });
  }, [id, title, imageUrl, getState, dispatch]);

  useEffect(() => {
    isGone.current = false;
    openForms.add(id);
    const saveWaiting = () => timer.current !== undefined && save();
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = undefined;
        // A form that only the profile has filled in is not worth a draft, unless one is stored already.
        const isUntouched = typedPart(getState()) === untouched;
        if (isUntouched && readDraft(id, Date.now()) === null) return;
        timer.current = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    window.addEventListener('pagehide', saveWaiting);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', saveWaiting);
      saveWaiting();
      isGone.current = true;
      openForms.delete(id);
    };
  }, [subscribe, save, id, getState, untouched]);

  return {
    save,
    isGone: useCallback(() => isGone.current, []),
    close: useCallback(() => {
      isClosed.current = true;
      // Another form of this tour now owns the draft and its key, so this one must not delete them.
      if (isGone.current && openForms.has(id)) return;
      removeDraft(id, Date.now());
    }, [id]),
  };
}

/** The values without those the profile filled in, to compare. */
const typedPart = ({ values, prefilled }: BookingState): string =>
  JSON.stringify(withoutProfile(values, prefilled).values);
