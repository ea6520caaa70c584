import { retryAfterOf } from './retry-after.ts';

export type Fetch = (request: Request) => Promise<Response>;

type Options = {
  fetch: Fetch;
  retries: number;
  firstPauseMs?: number;
  /** The longest `Retry-After` that is waited for. Default 5. */
  longestWaitSeconds?: number;
  mayRetry?: () => boolean;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

const passing = new Set([429, 502, 503, 504]);
/** The longest `Retry-After` that is waited for by default. */
export const LONGEST_WAIT_SECONDS = 5;

/**
 * Asks again for a GET that met a passing failure: 429, 502, 503, 504 or no answer at all. The pause doubles from the
 * first one, give or take a quarter. A longer `Retry-After` is obeyed up to a limit; beyond it, it ends the attempts.
 */
export function retryFetch(options: Options): Fetch {
  const { fetch, retries, firstPauseMs = 100, longestWaitSeconds = LONGEST_WAIT_SECONDS } = options;
  const { mayRetry = () => true, pause = wait, random = Math.random } = options;
  const backoffMs = (attempt: number) => firstPauseMs * 2 ** attempt * (0.75 + random() / 2);

  return async (request) => {
    if (request.method !== 'GET') return fetch(request);
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      let ms = backoffMs(attempt);
      // A GET has no body to use up; a clone in Node would lose its signal to the garbage collector.
      const { response, error } = await outcomeOf(fetch(request));
      if (response) {
        const seconds = retryAfterOf(response.headers) ?? 0;
        if (isLast || !passing.has(response.status) || seconds > longestWaitSeconds) return response;
        ms = Math.max(ms, seconds * 1000);
      } else if (isLast || request.signal.aborted) throw error;
      if (mayRetry()) await pause(ms, request.signal);
      // Much may have happened meanwhile.
      if (!mayRetry()) {
        if (response) return response;
        throw error;
      }
      // An unread body would keep its connection.
      await response?.body?.cancel();
    }
  };
}

type Outcome = { response: Response; error?: never } | { response?: never; error: unknown };

const outcomeOf = (answer: Promise<Response>): Promise<Outcome> =>
  answer.then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  );

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
