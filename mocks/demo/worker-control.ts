const RELOADED_KEY = 'kelana.mock-reloaded';
const CLAIM_MS = 1000;

/**
 * Resolves when the service worker controls this page. A forced reload bypasses the worker, so the page is then
 * reloaded once more. Rejects when that did not help.
 */
export async function ensureWorkerControl(): Promise<void> {
  // Without service workers msw answers inside the page.
  if (!('serviceWorker' in navigator) || (await isControlled())) {
    sessionStorage.removeItem(RELOADED_KEY);
    return;
  }
  if (sessionStorage.getItem(RELOADED_KEY)) throw new Error('The service worker does not answer this page.');
  sessionStorage.setItem(RELOADED_KEY, 'once');
  location.reload();
  // Never resolves, so that this page sends nothing to the network before it reloads.
  await new Promise<never>(() => {});
}

// A worker takes over this page on activation; the page receives the event a moment later.
function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), CLAIM_MS);
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      { once: true },
    );
  });
}
