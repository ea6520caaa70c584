import { ApiError, type ErrorKind, type OperationId } from '@sdk';
import type { CircuitBreaker } from './circuit-breaker';
import { isApiError } from './is-api-error';
import { isPassing } from './is-passing';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
const MOST_ATTEMPTS = 8;
// Who is told to come back later than that is not kept waiting for it.
const LONGEST_RETRY_AFTER_MS = 300_000;
const BETWEEN_CALLS_MS = 1000;
// Many tabs are woken by the same moment.
const SPREAD_MS = 500;

type Failing = {
  attempts: number;
  error: unknown;
  /** No automatic call before. */
  notBefore: number;
  /** The service itself asked for the pause. */
  isTold: boolean;
  /** Its time came while nobody looked or nothing was connected. */
  isDue: boolean;
  again?: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

export type RetryPolicy = ReturnType<typeof createRetryPolicy>;

/**
 * When a query that failed is asked again by itself: after a pause that doubles from 2 s to 30 s, up to 8 times, not
 * before `Retry-After`, not while the host rests, the tab is hidden or offline, and at once when that is over.
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
    // What failed before says nothing about this connection.
    breaker.answered();
    wake(() => true);
  }

  window.addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', () => isAwake() && wake(({ isDue }) => isDue));
  breaker.onClose(() => wake(() => true));

  return {
    /** Lets an automatic call of a query go, maybe a little later. Rejects with what it would most likely meet. */
    async enter(key: string, operationId: OperationId): Promise<void> {
      const one = failing.get(key);
      const now = Date.now();
      const early = one ? one.notBefore - now : 0;
      // The service asked for a longer pause, or another call has this second.
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
      // Any other answer is one: it will not change by itself.
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
      // What never left the device kept no service busy.
      const ms = navigator.onLine ? Math.max(toldMs, BETWEEN_CALLS_MS) : toldMs;
      failing.set(key, { attempts: attempts + 1, error, notBefore: Date.now() + ms, isTold, isDue: false });
    },
    /** The visitor asked for it: the attempts are counted anew. */
    asked(key: string) {
      const one = failing.get(key);
      if (one) one.attempts = 0;
    },
    /** Has a query that failed asked again when it is time, unless it was often enough. */
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
