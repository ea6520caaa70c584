import { proxy } from 'valtio';

/** Whether the browser is online (§4). `offlineSince` (in ms since 1970) is null too for a page opened offline. */
export const networkState = proxy<{ isOnline: boolean; offlineSince: number | null }>({
  isOnline: true,
  offlineSince: null,
});

function read() {
  const isOnline = navigator.onLine;
  if (isOnline === networkState.isOnline) return;
  Object.assign(networkState, { isOnline, offlineSince: isOnline ? null : Date.now() });
}

/** Follows the browser's connection; call it in an effect. Returns the cleanup. */
export function startNetwork(): () => void {
  networkState.isOnline = navigator.onLine;
  window.addEventListener('online', read);
  window.addEventListener('offline', read);
  return () => {
    window.removeEventListener('online', read);
    window.removeEventListener('offline', read);
  };
}
