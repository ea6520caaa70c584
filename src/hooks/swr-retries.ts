import type { OperationId } from '@sdk';
import { useMemo } from 'react';
import { type Middleware, type SWRConfiguration, unstable_serialize } from 'swr';
import { isPassing } from '@/api/is-passing';
import { readAgainLater, readPatiently } from '@/api/read-patiently';
import { startWork } from '@/state/progress';

// SWR starts the fetcher synchronously within `mutate` or `revalidate`, so a name in these sets marks the request that
// starts now.
const wanted = new Set<string>();
const quiet = new Set<string>();

function during<T>(names: Set<string>, name: string, run: () => T): T {
  names.add(name);
  try {
    return run();
  } finally {
    names.delete(name);
  }
}

/** Adds the retry policy to SWR. `mutate` is the visitor's own "try again" and is always sent at once. */
const withRetryPolicy: Middleware = (useNext) =>
  function useRetryPolicy(key, fetcher, config) {
    const name = unstable_serialize(key);
    const patiently = async (...given: [key: unknown]) => {
      // Every key begins with the operation that it reads.
      const [operationId] = given[0] as [OperationId];
      const isWanted = wanted.has(name);
      const done = quiet.has(name) ? () => {} : startWork();
      try {
        return await readPatiently(name, { operationId, isWanted }, async () => fetcher?.(...given));
      } finally {
        done();
      }
    };
    const answer = useNext(key, patiently as NonNullable<typeof fetcher>, config);
    const { mutate } = answer;
    const tryAgain = useMemo(
      () => ((...given: Parameters<typeof mutate>) => during(wanted, name, () => mutate(...given))) as typeof mutate,
      [mutate, name],
    );
    return Object.assign(answer, { mutate: tryAgain });
  };

/**
 * SWR's options for reads with the retry policy. Content rarely changes while a tab is hidden, so focus does not reload
 * it. Passing failures are retried in the background, without the progress bar.
 */
export const retries = {
  use: [withRetryPolicy],
  revalidateOnFocus: false,
  dedupingInterval: 2000,
  shouldRetryOnError: isPassing,
  onErrorRetry: (_error, key, _config, revalidate, options) =>
    readAgainLater(key, () => during(quiet, key, () => revalidate(options))),
} satisfies SWRConfiguration;
