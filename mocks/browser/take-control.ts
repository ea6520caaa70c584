const RELOADED = 'kelana.mock-reloaded';
const CLAIM_MS = 1000;

/**
 * Resolves when the worker stands between this page and the network. A forced reload passes the worker over:
 * then the page is loaded once more. Rejects when that was no use.
 */
export async function takeControl(): Promise<void> {
  // Without service workers msw answers inside the page.
  if (!('serviceWorker' in navigator) || (await isControlled())) {
    sessionStorage.removeItem(RELOADED);
    return;
  }
  if (sessionStorage.getItem(RELOADED)) throw new Error('The service worker does not answer this page.');
  sessionStorage.setItem(RELOADED, 'once');
  location.reload();
  // Nothing of this page may go on to the network.
  await new Promise<never>(() => {});
}

// A worker claims this page during its activation; the event reaches the page a moment later.
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
