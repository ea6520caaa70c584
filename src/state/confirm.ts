import { proxy } from 'valtio';

/** Texts of the dialog; the defaults are Konfirmasi, Simpan data?, Ya, Batal (§8). */
export type Question = { title?: string; text?: string; yes?: string; no?: string };

/**
 * The shown question. `atStake` is a sentence about unsaved work on this page, which questions from other parts append.
 */
export const confirmState = proxy<{ question: Question | null; atStake: string | null }>({
  question: null,
  atStake: null,
});

let answerTo: ((isConfirmed: boolean) => void) | null = null;

/** Asks in a dialog. Resolves to true for the confirming button; false for cancel, Escape, or a newer question. */
export function confirm(question: Question = {}): Promise<boolean> {
  answerTo?.(false);
  confirmState.question = question;
  return new Promise((resolve) => {
    answerTo = resolve;
  });
}

/** Answers the question. It is cleared before its promise resolves, so that the caller may ask the next one at once. */
export function answer(isConfirmed: boolean) {
  const resolve = answerTo;
  answerTo = null;
  confirmState.question = null;
  resolve?.(isConfirmed);
}
