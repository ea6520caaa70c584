import type { Fetch } from '@sdk';

const PATIENCE_MS = 10_000;

let starting: Promise<unknown> | null = null;

/**
 * The service of a preview, in this tab. Resolves when it answers; rejects when it has not come within 10 s or this
 * browser lets none be registered, and the next call tries again.
 */
export async function startService(): Promise<void> {
  // A build drops the branch whose condition is false in it: the server build one, the browser build the other.
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

/** Answers a request while a preview's page is rendered, from the handlers themselves. */
export const fetchInProcess: Fetch = async (request) => {
  if (typeof window === 'undefined') {
    const { answerInProcess } = await import('../../mocks/in-process.ts');
    return answerInProcess(request);
  }
  return Response.error();
};

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker did not start in time.')), PATIENCE_MS);
  });
}
