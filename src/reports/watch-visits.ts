// `start-reports.ts` checks the address of the build inline, so that the bundler leaves all of this out of a build
// without one.

/**
 * Counts visits, unless the browser asks not to be tracked. The code is downloaded after the page, when the browser is
 * idle; a failed download counts nothing.
 */
export function watchVisits(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const load = () => import('./count-visits').then((part) => part.countVisits()).catch(() => undefined);
  // Safari has no requestIdleCallback.
  const loadWhenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(load);
  if (document.readyState === 'complete') loadWhenIdle();
  else window.addEventListener('load', loadWhenIdle, { once: true });
}
