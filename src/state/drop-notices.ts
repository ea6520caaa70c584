import { toastsState } from './toasts';

// In its own file, because only guarded pages and sign-in need it; the other actions are loaded with every page.

/** Removes the notice toasts; used when the page itself shows the same message. */
export function dropNotices(): void {
  toastsState.items = toastsState.items.filter(({ kind }) => kind !== 'notice');
}
