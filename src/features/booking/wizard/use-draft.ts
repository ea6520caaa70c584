import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Intent, readDraft, removeDraft, writeDraft } from '@/state/booking-draft';
import type { BookingTour } from '../booking-model';
import type { BookingValues } from '../forms/booking-values';
import type { Beginning } from './begin';
import { type Prefilled, withoutProfile } from './prefilled';

const SAVE_AFTER_MS = 500;

/** The tours whose form is on the page. */
const open = new Set<number>();

type Kept = { intent: Intent; seenPrice: number | null | undefined; prefilled: Prefilled; isOpen: boolean };

/** What became of the draft: when it was last kept, or that the device takes nothing. */
export type DraftStatus = { savedAt: number | null; isRefused: boolean };

export type Draft = DraftStatus & {
  /** What is kept beside the form, as it is now; change it through `keep`. */
  kept: () => Kept;
  keep: (change: Partial<Kept>) => void;
  save: () => void;
  close: () => void;
  /** The form has gone: what it holds is no longer saved, because a later one of the same tour may have saved since. */
  isGone: () => boolean;
};

/** Keeps the form in this tab a moment after each change, never before one, and at once when the page is left. */
export function useDraft(tour: BookingTour, form: UseFormReturn<BookingValues>, beginning: Beginning): Draft {
  const { intent, seenPrice, prefilled } = beginning;
  const current = useRef<Kept>({ intent, seenPrice, prefilled, isOpen: true });
  const isGone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [untouched] = useState(() => typedOf(beginning.values, prefilled));
  const [status, setStatus] = useState<DraftStatus>({ savedAt: beginning.savedAt, isRefused: false });
  const { subscribe, getValues } = form;
  const { id, title, imageUrl } = tour;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { isOpen, prefilled, ...kept } = current.current;
    if (!isOpen || isGone.current) return;
    const savedAt = Date.now();
    const isKept = writeDraft({
      tour: { id, title, imageUrl },
      savedAt,
      ...kept,
      ...withoutProfile(getValues(), prefilled),
    });
    setStatus({ savedAt: isKept ? savedAt : null, isRefused: !isKept });
  }, [id, title, imageUrl, getValues]);

  useEffect(() => {
    isGone.current = false;
    open.add(id);
    const saveWaiting = () => timer.current !== undefined && save();
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = undefined;
        // A form that only the profile has filled in is not worth a draft, unless one is kept already.
        const isUntouched = typedOf(getValues(), current.current.prefilled) === untouched;
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
      open.delete(id);
    };
  }, [subscribe, save, id, getValues, untouched]);

  return {
    ...status,
    save,
    isGone: useCallback(() => isGone.current, []),
    kept: useCallback(() => current.current, []),
    keep: useCallback((change) => Object.assign(current.current, change), []),
    close: useCallback(() => {
      current.current.isOpen = false;
      // A later form has taken the draft over, and its key: a reload would find nothing of what is filled in there.
      if (isGone.current && open.has(id)) return;
      removeDraft(id, Date.now());
    }, [id]),
  };
}

/** What nobody but the visitor has put into the form, to compare. */
function typedOf(values: BookingValues, prefilled: Prefilled): string {
  return JSON.stringify(withoutProfile(values, prefilled).values);
}
