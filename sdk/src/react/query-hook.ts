import { useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import type { Answer, Args, CallParameters, ReadId } from '../call.ts';
import type { ApiError } from '../error.ts';
import { idOf } from '../operation.ts';
import { type KeyParameters, queryKey, type Scope } from '../values.ts';
import type { Call, OperationIn, OperationStyle } from './operation-style.ts';

/** SWR's own options, and the scope of the answer. */
export type QueryOptions<Id extends ReadId> = Omit<SWRConfiguration<Answer<Id>, ApiError>, 'fetcher'> & {
  /** Part of the cache key: answers of different scopes are separate, also with `keepPreviousData`. */
  scope?: Scope | undefined;
  /** A 401 then only means that nobody is signed in: no `data`, no `error`, and `onError` is not called. */
  isSignInOptional?: boolean;
};

export type QueryParameters<Id extends ReadId> =
  Partial<Args<Id>> extends Args<Id>
    ? [args?: Args<Id> | null, options?: QueryOptions<Id>]
    : [args: Args<Id> | null, options?: QueryOptions<Id>];

/**
 * Reads through SWR; `null` as args sends no request. `data` is the whole envelope, or a Blob for a file; `error` is an
 * ApiError. SWR does not retry, because the client already does.
 */
export type UseQuery<Style extends OperationStyle = 'name'> = <Id extends ReadId>(
  operation: OperationIn<Style, Id>,
  ...parameters: QueryParameters<Id>
) => SWRResponse<Answer<Id>, ApiError>;

export function queryHook(call: Call): UseQuery<OperationStyle> {
  return function useQuery<Id extends ReadId>(
    operation: OperationIn<OperationStyle, Id>,
    ...parameters: QueryParameters<Id>
  ) {
    const [args = {}, options = {}] = parameters as [Args<Id> | null | undefined, QueryOptions<Id>?];
    const { scope, isSignInOptional = false, ...config } = options;
    const { cache, ...shared } = useSWRConfig();
    const { onError = shared.onError as typeof config.onError, keepPreviousData = shared.keepPreviousData } = config;

    const key = args && queryKey<Id>(idOf(operation), ...([args, scope] as unknown as KeyParameters<Id>));
    const read = () => call<Id>(operation, ...([args] as unknown as CallParameters<Id>));
    // SWR keeps the data of the previous key, which must not be that of another scope.
    const scopeOfData = useRef(scope);
    const isCached = cache.get(unstable_serialize(key))?.data !== undefined;
    useEffect(() => {
      if (isCached) scopeOfData.current = scope;
    }, [isCached, scope]);

    const response = useSWR<Answer<Id>, ApiError>(key, read, {
      shouldRetryOnError: false,
      ...config,
      keepPreviousData: keepPreviousData === true && scopeOfData.current === scope,
      onError: (error, ...rest) => (isSignInOptional && isUnauthorized(error) ? undefined : onError?.(error, ...rest)),
    });
    if (!isSignInOptional || !isUnauthorized(response.error)) return response;
    return { ...response, data: undefined, error: undefined };
  };
}

function isUnauthorized(error?: ApiError): boolean {
  return error?.kind === 'unauthorized';
}
