import type { Answer, ApiError, ReadId } from '@sdk';
import { createHooks, type QueryParameters } from '@sdk/react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { callInBrowser } from '@/api/call-in-browser';
import type { ApiQuery } from '@/api/query';
import { retries } from './swr-retries';

const { useQuery } = createHooks(callInBrowser);

/**
 * The SDK's hook for reads, with the site's retries; `null` sends no request. `data` is the whole envelope, `error` an
 * ApiError. With a session number the response belongs to that session only.
 */
export function useApiQuery<Id extends ReadId>(
  query: ApiQuery<Id> | null,
  options?: SWRConfiguration<Answer<Id>, ApiError>,
  session?: number,
): SWRResponse<Answer<Id>, ApiError> {
  const { operationId, args } = query ?? { args: null };
  const parameters = [args, { ...retries, ...options, scope: session }];
  return useQuery(operationId as Id, ...(parameters as unknown as QueryParameters<Id>));
}
