import { proxy } from 'valtio';

/** What the dialog says; whatever is left out is Konfirmasi, Simpan data?, Ya, Batal (§8). */
export type Question = { title?: string; text?: string; yes?: string; no?: string };

/** `atStake` says what of this page would be lost, in a sentence for questions that are not its own. */
export const confirmState = proxy<{ question: Question | null; atStake: string | null }>({
  question: null,
  atStake: null,
});

let answerTo: ((isConfirmed: boolean) => void) | null = null;

/** Asks in a dialog; true for the first button, false for cancel, Escape, or a newer question. */
export function confirm(question: Question = {}): Promise<boolean> {
  answerTo?.(false);
  confirmState.question = question;
  return new Promise((resolve) => {
    answerTo = resolve;
  });
}

/** Closes the dialog before it resolves the promise, so that the caller can open the next dialog at once. */
export function answer(isConfirmed: boolean) {
  const resolve = answerTo;
  answerTo = null;
  confirmState.question = null;
  resolve?.(isConfirmed);
}
