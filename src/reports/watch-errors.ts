// Callers check the address of the build inline (`start-reports.ts`), so that the bundler leaves all of this out of a
// build without one.

/** Reports an error; the code is downloaded with the first one. A failed download is not reported, or it would repeat. */
export function reportThrown(thrown: unknown): void {
  import('./browser-errors').then((part) => part.reportBrowserError(thrown)).catch(() => undefined);
}

/** Reports errors that nothing has caught, except for those of browser extensions, whose scripts have other origins. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, filename }) => {
    // An error of another origin's script has no details.
    if (error && (!filename || filename.startsWith(window.location.origin))) reportThrown(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportThrown(reason));
}
