import type { SWRConfiguration } from 'swr';

/** Content does not change while somebody looks away, and the client has already tried again. */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  keepPreviousData: false,
  dedupingInterval: 2000,
};
