import { toastsState } from './toasts';

// Not beside the other actions: those come with every page, this one with the guarded pages and sign-in.

/** Takes the notices away where the page says the same itself. */
export function dropNotices(): void {
  toastsState.items = toastsState.items.filter(({ kind }) => kind !== 'notice');
}
