import { ApiError, type ErrorKind, type OperationId } from '@sdk';
import type { CircuitBreaker } from './circuit-breaker';
import { isApiError } from './is-api-error';
import { isPassing } from './is-passing';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
const MOST_ATTEMPTS = 8;
// After a longer `Retry-After` there is no automatic retry; the visitor would have to wait too long.
const LONGEST_RETRY_AFTER_MS = 300_000;
const BETWEEN_CALLS_MS = 1000;
// Many tabs wake at the same moment, so their calls are spread over this time.
const SPREAD_MS = 500;

type Failing = {
  attempts: number;
  error: unknown;
  /** Time before which no automatic call is sent. */
  notBefore: number;
  /** True when the service asked for the pause with `Retry-After`. */
  isTold: boolean;
  /** True when its time came while the tab was hidden or offline. */
  isDue: boolean;
  again?: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

export type RetryPolicy = ReturnType<typeof createRetryPolicy>;

/**
 * Decides when a failed query is retried: after a pause that doubles from 2 s to 30 s, up to 8 times; not before
 * `Retry-After`, and not while the circuit breaker is open or the tab is hidden or offline. It is retried at once when
 * that ends.
 */
export function createRetryPolicy(breaker: CircuitBreaker, random: () => number = Math.random) {
  const failing = new Map<string, Failing>();
  const refusals = new WeakSet<object>();
  let last: { kind: ErrorKind; status: number } = { kind: 'server', status: 503 };
  let connectedAt = Number.NEGATIVE_INFINITY;

  const spread = () => random() * SPREAD_MS;
  const isAwake = () => navigator.onLine && document.visibilityState !== 'hidden';

  function arm(key: string, one: Failing, ms: number) {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => ring(key, one), ms);
  }

  function ring(key: string, one: Failing) {
    if (failing.get(key) !== one) return;
    one.isDue = !isAwake();
    if (one.isDue) return;
    const ms = breaker.waitMs();
    if (ms > 0) return arm(key, one, ms + spread());
    const { again } = one;
    delete one.again;
    again?.();
  }

  function wake(isWoken: (one: Failing) => boolean) {
    for (const [key, one] of failing) {
      const isTooEarly = one.isTold && one.notBefore > Date.now();
      if (one.again && !isTooEarly && isWoken(one)) arm(key, one, spread());
    }
  }

  function succeeded(key: string) {
    clearTimeout(failing.get(key)?.timer);
    failing.delete(key);
  }

  function reconnect() {
    connectedAt = Date.now();
    for (const one of failing.values()) one.attempts = 0;
    // Failures of the previous connection are no evidence about this one.
    breaker.answered();
    wake(() => true);
  }

  window.addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', () => isAwake() && wake(({ isDue }) => isDue));
  breaker.onClose(() => wake(() => true));

  return {
    /**
     * Resolves when an automatic call may be sent, maybe after a short wait. Rejects with the error that the call would
     * most likely get.
     */
    async enter(key: string, operationId: OperationId): Promise<void> {
      const one = failing.get(key);
      const now = Date.now();
      const early = one ? one.notBefore - now : 0;
      // Within a longer pause the call fails at once with the known error; within a second it waits for its slot.
      if (one && early > BETWEEN_CALLS_MS) throw one.error;
      const isReconnecting = now - connectedAt < BETWEEN_CALLS_MS;
      const ms = Math.max(0, early, isReconnecting ? spread() : 0);
      if (one) one.notBefore = now + ms + BETWEEN_CALLS_MS;
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      if (breaker.mayGo()) return;
      const refusal = new ApiError({ operationId, ...last });
      refusals.add(refusal);
      throw refusal;
    },
    succeeded,
    failed(key: string, error: unknown) {
      // Every other status is a definite answer that a retry would not change.
      if (!isPassing(error)) return succeeded(key);
      const known = failing.get(key);
      clearTimeout(known?.timer);
      const attempts = known?.attempts ?? 0;
      if (known?.error === error || refusals.has(error as object)) {
        if (!known) failing.set(key, { attempts, error, notBefore: 0, isTold: false, isDue: false });
        return;
      }
      if (isApiError(error)) last = { kind: error.kind, status: error.status };
      const toldMs = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0;
      const isTold = toldMs > BETWEEN_CALLS_MS;
      // Without a connection the request put no load on the service, so no minimum pause applies.
      const ms = navigator.onLine ? Math.max(toldMs, BETWEEN_CALLS_MS) : toldMs;
      failing.set(key, { attempts: attempts + 1, error, notBefore: Date.now() + ms, isTold, isDue: false });
    },
    /** The visitor asked for a retry, so the count of attempts starts again. */
    asked(key: string) {
      const one = failing.get(key);
      if (one) one.attempts = 0;
    },
    /** Schedules the retry of a failed query, unless its attempts are used up. */
    later(key: string, again: () => void) {
      const one = failing.get(key);
      if (!one || one.attempts > MOST_ATTEMPTS) return;
      const told = one.isTold ? one.notBefore - Date.now() : 0;
      if (told > LONGEST_RETRY_AFTER_MS) return;
      const doubled = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, one.attempts - 1), LONGEST_PAUSE_MS);
      one.again = again;
      arm(key, one, Math.max(doubled * (0.75 + random() / 2), told + spread(), breaker.waitMs()));
    },
  };
}
