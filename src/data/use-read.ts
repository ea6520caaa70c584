import type { Answer, ApiError, QueryKey, ReadId } from '@sdk';
import { useDeferredValue, useMemo } from 'react';
import useSWR, {
  type Middleware,
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { currentTime } from '@/lib/clock';
import { startWork } from '@/state/progress';
import { fetchInBrowser } from './call-in-browser';
import { isTransient } from './sdk-values';

/**
 * Reads through SWR, with the site's retries; `null` sends no request. `data` is the whole envelope, `error` an ApiError.
 */
export function useRead<Id extends ReadId>(
  query: QueryKey<Id> | null,
  options?: SWRConfiguration<Answer<Id>, ApiError>,
): SWRResponse<Answer<Id>, ApiError> {
  const read = query && (() => fetchInBrowser(query));
  return useSWR<Answer<Id>, ApiError>(query, read, { ...retries, ...options });
}

/**
 * Returns current prices and seats for a page that was built earlier, and the time at which they arrived. Until then, and
 * after a failure, the page keeps its data, because prices that are a minute old are better than an error. The response is
 * rendered in short steps, so that the browser can respond to presses in between. `null` sends no request.
 */
export function useLiveAnswer<Id extends ReadId>(query: QueryKey<Id> | null) {
  const answer = useDeferredValue(useRead(query).data);
  const at = useMemo(() => (answer ? currentTime() : null), [answer]);
  return { answer, at };
}

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

const waitMs = (error: unknown) => (retryAt.get(Object(error)) ?? 0) - Date.now();

/**
 * Limits SWR's calls of a query that failed: none before `Retry-After`, and at most one per second; until then the query
 * fails with the same error. `mutate`, which the visitor triggers with "try again", is always sent at once.
 */
const limitCalls: Middleware = (useNext) =>
  function useLimitedCalls(key, fetcher, config) {
    const { cache } = useSWRConfig();
    const name = unstable_serialize(key);

    const limited = async (...args: [key: unknown]) => {
      const earlierError = cache.get(name)?.error;
      if (waitMs(earlierError) > 0) throw earlierError;
      // The progress bar shows no retries in the background.
      const done = earlierError ? () => {} : startWork();
      try {
        return await fetcher?.(...args);
      } catch (error) {
        // Offline, the call did not reach the service, so no pause is needed.
        if (isTransient(error) && navigator.onLine) {
          const pauseMs = Math.max((error.retryAfter ?? 0) * 1000, BETWEEN_CALLS_MS);
          retryAt.set(error, Date.now() + pauseMs);
        }
        throw error;
      } finally {
        done();
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
  shouldRetryOnError: isTransient,
  onErrorRetry: (error, key, _config, revalidate, { retryCount }) => {
    if (retryCount > MAX_RETRIES || waitMs(error) > LONGEST_RETRY_AFTER_MS) return;
    const backOffMs = Math.min(1000 * 2 ** retryCount, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);
    const blockedMs = waitMs(error) + Math.random() * SPREAD_MS;
    const retry = () => {
      if (!navigator.onLine) window.addEventListener('online', retry, { once: true });
      else if (document.visibilityState === 'hidden')
        document.addEventListener('visibilitychange', retry, { once: true });
      else void revalidate({ retryCount, dedupe: true });
    };
    clearTimeout(timers.get(key));
    timers.set(key, setTimeout(retry, Math.max(backOffMs, blockedMs)));
  },
} satisfies SWRConfiguration;
