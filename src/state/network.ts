import { proxy } from 'valtio';

/** Whether the browser is online (§4); `offlineSince` is in milliseconds since 1970. */
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
  read();
  window.addEventListener('online', read);
  window.addEventListener('offline', read);
  return () => {
    window.removeEventListener('online', read);
    window.removeEventListener('offline', read);
  };
}
