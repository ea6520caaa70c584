import type { Fetch } from '@sdk';

const TIMEOUT_MS = 10_000;

let starting: Promise<unknown> | null = null;

/**
 * Starts the preview's service in this tab (a service worker). Resolves when it responds. Rejects after 10 s, or when
 * the browser does not allow a service worker; the next call tries again.
 */
export async function startService(): Promise<void> {
  // The bundler drops a branch whose condition is constantly false, so the server's bundle has no worker and the
  // browser's no handlers.
  if (typeof window !== 'undefined') {
    starting ??= import('../../mocks/browser.ts')
      .then(({ startWorker }) => startWorker())
      .catch((error: unknown) => {
        starting = null;
        throw error;
      });
    await Promise.race([starting, tooLate()]);
  }
}

/** Answers a request with the mock handlers while a page of a preview is rendered. */
export const fetchInProcess: Fetch = async (request) => {
  if (typeof window === 'undefined') {
    const { answerInProcess } = await import('../../mocks/in-process.ts');
    return answerInProcess(request);
  }
  return Response.error();
};

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker did not start in time.')), TIMEOUT_MS);
  });
}
