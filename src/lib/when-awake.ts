/** True while the tab is visible and the device is online; requests that nobody waits for are sent only then. */
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
