import type { ApiError, OperationId } from '@sdk';
import { useMemo } from 'react';
import useSWR, {
  type Arguments,
  type KeyedMutator,
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize,
} from 'swr';
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

/**
 * Content rarely changes while a tab is hidden, so focus does not reload it. Passing failures are retried in the
 * background.
 */
const defaults = {
  revalidateOnFocus: false,
  dedupingInterval: 2000,
  shouldRetryOnError: isPassing,
  onErrorRetry: (_error, key, _config, revalidate, options) =>
    readAgainLater(key, () => during(quiet, key, () => revalidate(options))),
} satisfies SWRConfiguration;

type Asking = { operationId: OperationId; key: Arguments };

/** SWR with the retry policy. `mutate` is the visitor's own "try again" and is always sent at once. */
export function useSwrWithRetries<Data>(
  asking: Asking | null,
  read: () => Promise<Data>,
  options?: SWRConfiguration<Data, ApiError>,
): SWRResponse<Data, ApiError> {
  const key = asking?.key ?? null;
  const name = unstable_serialize(key);
  const patiently = async () => {
    const { operationId } = asking as Asking;
    const isWanted = wanted.has(name);
    const done = quiet.has(name) ? () => {} : startWork();
    try {
      return await readPatiently(name, { operationId, isWanted }, read);
    } finally {
      done();
    }
  };
  const answer = useSWR<Data, ApiError>(key, patiently, { ...defaults, ...options });
  const { mutate } = answer;
  const tryAgain = useMemo(
    () => ((...given: Parameters<typeof mutate>) => during(wanted, name, () => mutate(...given))) as KeyedMutator<Data>,
    [mutate, name],
  );
  return Object.assign(answer, { mutate: tryAgain });
}
