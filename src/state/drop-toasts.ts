import { toastsState } from './toasts';

// In their own file, because only guarded pages and forms need them; the other actions are loaded with every page.

/** Removes the notice toasts; used when the page itself shows the same message. */
export function dropNotices(): void {
  toastsState.items = toastsState.items.filter(({ kind }) => kind !== 'notice');
}

/** Removes the error toasts of forms; used when the visitor sends a form again. */
export function dropErrors(): void {
  toastsState.items = toastsState.items.filter(({ kind, isOnPage }) => kind !== 'error' || !isOnPage);
}
