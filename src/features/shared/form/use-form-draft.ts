import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { removeFormDraft, writeFormDraft } from './form-draft';

const SAVE_AFTER_MS = 400;

/**
 * Effect: stores the form as a draft 400 ms after a change, and at once when the page is left. Returns a function that
 * removes the draft.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  name: string,
  defaults: Values,
  form: UseFormReturn<Values, unknown, Output>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { subscribe, getValues } = form;
  // A ref, because saved values later become the defaults and must not be stored as a draft.
  const start = useRef(defaults);
  useEffect(() => {
    start.current = defaults;
  }, [defaults]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    removeFormDraft(name);
  }, [name]);

  useEffect(() => {
    const save = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      writeFormDraft(name, start.current, getValues());
    };
    const saveWaiting = () => timer.current !== undefined && save();
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    window.addEventListener('pagehide', saveWaiting);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', saveWaiting);
      saveWaiting();
    };
  }, [name, subscribe, getValues]);

  return forget;
}
