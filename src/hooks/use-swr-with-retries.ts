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

// SWR reads within the call that asks it to, so a name in here is that of the read that begins.
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

/** Content does not change while somebody looks away; what failed for a moment is read again, unseen. */
const defaults = {
  revalidateOnFocus: false,
  dedupingInterval: 2000,
  shouldRetryOnError: isPassing,
  onErrorRetry: (_error, key, _config, revalidate, options) =>
    readAgainLater(key, () => during(quiet, key, () => revalidate(options))),
} satisfies SWRConfiguration;

type Asking = { operationId: OperationId; key: Arguments };

/** SWR with our retry policy for a service that fails. `mutate` is a visitor's own "try again": it always goes, at once. */
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
