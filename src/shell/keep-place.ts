/**
 * Next restores the places of the pages it leads back to and tells the browser to restore none. A page that is loaded anew
 * or come back to from elsewhere is the browser's, so that is told just before it is left.
 */
export function keepPlace(): () => void {
  const gone = new AbortController();
  window.addEventListener(
    'pagehide',
    () => {
      window.history.scrollRestoration = 'auto';
    },
    { signal: gone.signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) window.history.scrollRestoration = 'manual';
    },
    { signal: gone.signal },
  );
  return () => gone.abort();
}
