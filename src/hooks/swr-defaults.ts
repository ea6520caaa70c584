import type { SWRConfiguration } from 'swr';

/** Content does not change while somebody looks away, and the client has already tried again. */
export const swrDefaults = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  dedupingInterval: 2000,
} satisfies SWRConfiguration;
