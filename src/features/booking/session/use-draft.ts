import { useCallback, useEffect, useRef, useState } from 'react';
import { type BookingDraft, readDraft, removeDraft, writeDraft } from '@/state/booking-draft';
import { withoutProfile } from './profile-values';
import { storeSeenPrices } from './seen-prices';
import type { BookingState } from './state';
import type { BookingForm, BookingStore } from './store';

const SAVE_AFTER_MS = 500;

/** The ids of the tours whose form is mounted. */
const openForms = new Set<number>();

export type Draft = ReturnType<typeof useDraft>;

/**
 * Effect: stores the draft in this tab 500 ms after a change, and at once when the page is left. Without a change only
 * the price is stored that the visitor has seen.
 */
export function useDraft(tour: BookingDraft['tour'], form: BookingForm, store: BookingStore) {
  const { getState, dispatch } = store;
  const isClosed = useRef(false);
  const isGone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [untouched] = useState(() => typedPart(getState()));
  const { subscribe } = form;
  const { id, title, language, imageUrl } = tour;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isClosed.current || isGone.current) return;
    const { values, intent, prefilled } = getState();
    const savedAt = Date.now();
    const draft = { tour: { id, title, language, imageUrl }, savedAt, intent, ...withoutProfile(values, prefilled) };
    dispatch({ type: 'draftSaved', at: writeDraft(draft) ? savedAt : null });
  }, [id, title, language, imageUrl, getState, dispatch]);

  useEffect(() => {
    isGone.current = false;
    openForms.add(id);
    const saveWaiting = () => timer.current !== undefined && save();
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = undefined;
        // A form with only profile values is not stored, unless a draft exists already.
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

  // Stored without an input too, so that a reload does not forget which price the visitor has seen.
  useEffect(
    () =>
      store.subscribe(() => {
        const { seenPrices, values } = getState();
        if (seenPrices) storeSeenPrices(values.itinerary_id, seenPrices);
      }),
    [store, getState],
  );

  return {
    /** Stores the draft now. */
    save,
    /** True after the form was unmounted. A later form of the tour may own the draft, so this one must not store it. */
    isGone: () => isGone.current,
    /** Removes the draft and stops storing it, because the booking was accepted. */
    close: () => {
      isClosed.current = true;
      // Another form of this tour now owns the draft and its key, so this one must not delete them.
      if (isGone.current && openForms.has(id)) return;
      removeDraft(id, Date.now());
    },
  };
}

/** Returns the values without those of the profile as a string, for comparison. */
const typedPart = ({ values, prefilled }: BookingState): string =>
  JSON.stringify(withoutProfile(values, prefilled).values);
