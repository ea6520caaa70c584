import type { ApiError } from '@sdk';
import { useMemo } from 'react';
import { type Middleware, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { circuitBreaker } from '@/api/circuit-breaker';
import { isPassing } from '@/api/is-passing';
import { whenAwake } from '@/lib/when-awake';
import { startWork } from '@/state/progress';

const BETWEEN_CALLS_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const MAX_RETRIES = 8;
// After a longer `Retry-After` there is no automatic retry; the visitor would have to wait too long.
const LONGEST_RETRY_AFTER_MS = 300_000;
// Many tabs wait for the same moment, so their calls are spread over this time.
const SPREAD_MS = 500;

/** The time before which a failed query is not sent again automatically, by the error in SWR's cache. */
const retryAt = new WeakMap<object, number>();
/** The timer of the next retry, by key: a query that fails in several components has only one. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let lastFailure: ApiError | undefined;

const waitMs = (error: unknown) => (retryAt.get(Object(error)) ?? 0) - Date.now();

/**
 * Limits SWR's calls to a failing service: no call before `Retry-After`, at most one per second for each query, and
 * none while the circuit breaker is open; the query then fails with the previous error. `mutate`, which the visitor
 * triggers with "try again", is always sent at once.
 */
const limitCalls: Middleware = (useNext) =>
  function useLimitedCalls(key, fetcher, config) {
    const { cache, mutate: mutateAll } = useSWRConfig();
    const name = unstable_serialize(key);
    const errorOf = (other: string) => cache.get(other)?.error;

    const limited = async (...args: [key: unknown]) => {
      const known = errorOf(name);
      if (waitMs(known) > 0) throw known;
      if (lastFailure && !circuitBreaker.mayCall()) throw lastFailure;
      const isTrial = circuitBreaker.waitMs() > 0;
      // The progress bar shows no retries in the background.
      const done = known ? () => {} : startWork();
      try {
        return await fetcher?.(...args);
      } catch (error) {
        if (isPassing(error)) {
          lastFailure = error;
          const pauseMs = Math.max((error.retryAfter ?? 0) * 1000, BETWEEN_CALLS_MS);
          // Offline, the call did not reach the service, so no pause is needed.
          if (navigator.onLine) retryAt.set(error, Date.now() + pauseMs);
        }
        throw error;
      } finally {
        done();
        // The host responds again, so the queries that wait for the breaker need not wait longer.
        if (isTrial && circuitBreaker.waitMs() === 0)
          void mutateAll((other) => Boolean(errorOf(unstable_serialize(other)))).catch(() => undefined);
      }
    };

    const response = useNext(key, limited as NonNullable<typeof fetcher>, config);
    const { mutate } = response;
    const tryAgain = useMemo(
      () =>
        (async (...args: Parameters<typeof mutate>) => {
          const error = cache.get(name)?.error;
          if (!error) return mutate(...args);
          retryAt.delete(error);
          circuitBreaker.endPause();
          const done = startWork();
          return mutate(...args).finally(done);
        }) as typeof mutate,
      [cache, mutate, name],
    );
    return Object.assign(response, { mutate: tryAgain });
  };

/**
 * SWR's options for reads. Temporary failures are retried after pauses that double from 2 s to 30 s, up to eight times,
 * while the tab is visible and online. Focus does not trigger a reload, because content rarely changes while a tab is
 * hidden.
 */
export const retries = {
  use: [limitCalls],
  revalidateOnFocus: false,
  dedupingInterval: 2000,
  shouldRetryOnError: isPassing,
  onErrorRetry: (error, key, _config, revalidate, { retryCount }) => {
    if (retryCount > MAX_RETRIES || waitMs(error) > LONGEST_RETRY_AFTER_MS) return;
    const backOffMs = Math.min(1000 * 2 ** retryCount, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);
    const blockedMs = Math.max(waitMs(error), circuitBreaker.waitMs()) + Math.random() * SPREAD_MS;
    const retry = () => whenAwake(() => void revalidate({ retryCount, dedupe: true }));
    clearTimeout(timers.get(key));
    timers.set(key, setTimeout(retry, Math.max(backOffMs, blockedMs)));
  },
} satisfies SWRConfiguration;
