/** Returns true while the tab is visible and the device is online; background requests are sent only then. */
export const isAwake = () => navigator.onLine && document.visibilityState !== 'hidden';

/** Runs the task now, or as soon as the tab is visible and the device is online. */
export function whenAwake(task: () => void): void {
  if (isAwake()) {
    task();
    return;
  }
  const listening = new AbortController();
  const check = () => {
    if (!isAwake()) return;
    listening.abort();
    task();
  };
  document.addEventListener('visibilitychange', check, { signal: listening.signal });
  window.addEventListener('online', check, { signal: listening.signal });
}
