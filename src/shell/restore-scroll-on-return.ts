/**
 * Next restores the scroll position after its own navigations and turns the browser's restoration off. A reload and a
 * return from another site are the browser's, so its restoration is turned on just before the page is left.
 */
export function restoreScrollOnReturn(): void {
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
}
