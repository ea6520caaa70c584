import { retryAfterOf } from './retry-after.ts';

export type Fetch = (request: Request) => Promise<Response>;

type Options = {
  fetch: Fetch;
  retries: number;
  firstPauseMs?: number;
  /** The longest `Retry-After` in seconds before a retry is given up. Default 5. */
  longestWaitSeconds?: number;
  mayRetry?: () => boolean;
  /** Called before each repeated attempt, with the answer to the one before, if there was one. */
  onRetry?: (response: Response | undefined) => void;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

const passing = new Set([429, 502, 503, 504]);
/** Default of `longestWaitSeconds`. */
export const LONGEST_WAIT_SECONDS = 5;

/**
 * Sends a request and repeats it after a passing failure: 429, 502, 503, 504 or no answer. The pause doubles, plus or
 * minus a quarter. A longer `Retry-After` is respected up to a limit; beyond it the attempts end.
 */
export async function retryFetch(makeRequest: () => Request, options: Options): Promise<Response> {
  const { fetch, retries, firstPauseMs = 100, longestWaitSeconds = LONGEST_WAIT_SECONDS } = options;
  const { mayRetry = () => true, onRetry, pause = wait, random = Math.random } = options;
  const backoffMs = (attempt: number) => firstPauseMs * 2 ** attempt * (0.75 + random() / 2);

  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= retries;
    let ms = backoffMs(attempt);
    const request = makeRequest();
    const { response, error } = await outcomeOf(fetch(request));
    if (response) {
      const seconds = retryAfterOf(response.headers) ?? 0;
      if (isLast || !passing.has(response.status) || seconds > longestWaitSeconds) return response;
      ms = Math.max(ms, seconds * 1000);
    } else if (isLast || request.signal.aborted) throw error;
    if (mayRetry()) await pause(ms, request.signal);
    // The connection may have been lost during the pause.
    if (!mayRetry()) {
      if (response) return response;
      throw error;
    }
    // An unread body would keep its connection open.
    await response?.body?.cancel().catch(() => undefined);
    onRetry?.(response);
  }
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
