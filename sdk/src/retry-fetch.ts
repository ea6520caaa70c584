import { TRANSIENT_STATUSES } from './status.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** The result of one attempt: a response with its body, or an error. A response whose body broke off has both. */
export type Outcome = { response?: Response | undefined; body?: unknown; error?: unknown };

type Options = {
  retries: number;
  /** An abort ends the pauses, and with them the attempts. */
  signal: AbortSignal;
  firstPauseMs?: number | undefined;
  /** The longest `Retry-After` in seconds before a retry is given up. Default 5. */
  longestWaitSeconds?: number;
  /** Called before the pause of a retry, and again before the retry itself. */
  mayRetry?: (() => boolean) | undefined;
  /** Called before each repeated attempt, with the outcome of the one before. */
  onRetry?: (earlier: Outcome) => void;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

/** Default of `longestWaitSeconds`. */
export const LONGEST_WAIT_SECONDS = 5;

/**
 * Repeats an attempt after a transient failure: 429, 500, 502, 503, 504, no answer or a 200 that broke off. The pause
 * doubles, plus or minus a quarter. A longer `Retry-After` takes its place, up to a limit; beyond it the attempts end.
 * Returns the outcome of the last attempt, also when the signal aborts during the pause after it.
 */
export async function retryFetch(attempt: () => Promise<Outcome>, options: Options): Promise<Outcome> {
  const { retries, signal, firstPauseMs = 100, longestWaitSeconds = LONGEST_WAIT_SECONDS } = options;
  const { mayRetry = () => true, onRetry, pause = wait, random = Math.random } = options;

  for (let retry = 0; ; retry += 1) {
    const outcome = await attempt();
    const { response } = outcome;
    const seconds = (response && retryAfterOf(response.headers)) ?? 0;
    const isTransient = isIncomplete(outcome) || TRANSIENT_STATUSES.has(response?.status ?? 0);
    if (retry >= retries || !isTransient || seconds > longestWaitSeconds || signal.aborted || !mayRetry())
      return outcome;
    const backoffMs = firstPauseMs * 2 ** retry * (0.75 + random() / 2);
    await pause(Math.max(backoffMs, seconds * 1000), signal);
    if (signal.aborted || !mayRetry()) return outcome;
    onRetry?.(outcome);
  }
}

/** True when no answer came, or a 200 whose body broke off. */
export function isIncomplete(outcome: Outcome): boolean {
  return !outcome.response || (outcome.response.ok && 'error' in outcome);
}

/** True when the service may have carried out the request: no answer came, or one that is not a refusal (4xx). */
export function isUncertain({ response }: Outcome): boolean {
  return !response || response.status < 400 || response.status >= 500;
}

/** Resolves after a time, or as soon as the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/**
 * The `Retry-After` header in seconds, from a number or a date; undefined when it is missing or invalid. A date counts
 * from the `Date` header, because the clock of a device may be wrong; from `now` if that header cannot be read.
 */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const answeredAt = Date.parse(headers.get('date') ?? '') || now;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - answeredAt) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
