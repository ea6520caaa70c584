import { toastsState } from './toasts';

/** Takes the notices away where the page says the same itself. */
export function dropNotices(): void {
  toastsState.items = toastsState.items.filter(({ kind }) => kind !== 'notice');
}
