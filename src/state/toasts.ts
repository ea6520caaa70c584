import { proxy } from 'valtio';

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'notice';
  text: string;
  /** True when the page shows and announces the same message. */
  isOnPage?: true;
};

const MAX_TOASTS = 3;

/**
 * The short messages at the top right (§8). Important messages are also shown in the page, because toasts disappear.
 */
export const toastsState = proxy<{ items: Toast[] }>({ items: [] });

let lastId = 0;

function show(kind: Toast['kind'], text: string, isOnPage?: true) {
  // A repeated message replaces its toast and restarts its timer.
  const others = toastsState.items.filter((toast) => toast.text !== text);
  lastId += 1;
  toastsState.items = [...others, { id: lastId, kind, text, ...(isOnPage && { isOnPage }) }].slice(-MAX_TOASTS);
}

export const showSuccess = (text: string) => show('success', text);
export const showError = (text: string) => show('error', text);
/** Shows the result of an action that the page announces as well, so the toast is hidden from screen readers. */
export const showResult = (kind: 'success' | 'error', text: string) => show(kind, text, true);
export const showNotice = (text: string) => show('notice', text);

export function dismissToast(id: number) {
  toastsState.items = toastsState.items.filter((toast) => toast.id !== id);
}

/** Removes the notice toasts; used when the page itself shows the same message. */
export function dropNotices(): void {
  toastsState.items = toastsState.items.filter(({ kind }) => kind !== 'notice');
}

/** Removes the error toasts of forms; used when the visitor sends a form again. */
export function dropErrors(): void {
  toastsState.items = toastsState.items.filter(({ kind, isOnPage }) => kind !== 'error' || !isOnPage);
}
