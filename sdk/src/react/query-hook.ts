import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { Answer, Args, CallParameters, ReadId } from '../call.ts';
import type { ApiError } from '../error.ts';
import { type KeyParameters, queryKey, type Scope } from '../query-key.ts';
import { type Call, type Form, idOf, type OperationIn } from './form.ts';

/** SWR's own options, and the scope of the answer. */
export type QueryOptions<Id extends ReadId> = Omit<SWRConfiguration<Answer<Id>, ApiError>, 'fetcher'> & {
  /** Part of the cache key: answers of different scopes are separate. */
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
export type UseQuery<F extends Form = 'name'> = <Id extends ReadId>(
  operation: OperationIn<F, Id>,
  ...parameters: QueryParameters<Id>
) => SWRResponse<Answer<Id>, ApiError>;

export function queryHook(call: Call): UseQuery<Form> {
  return function useQuery<Id extends ReadId>(operation: OperationIn<Form, Id>, ...parameters: QueryParameters<Id>) {
    const [args = {}, options = {}] = parameters as [Args<Id> | null | undefined, QueryOptions<Id>?];
    const { scope, isSignInOptional = false, ...config } = options;
    const { onError: onAnyError } = useSWRConfig();
    const { onError = onAnyError as typeof config.onError } = config;

    const key = args && queryKey<Id>(idOf(operation), ...([args, scope] as unknown as KeyParameters<Id>));
    const read = () => call<Id>(operation, ...([args] as unknown as CallParameters<Id>));
    const response = useSWR<Answer<Id>, ApiError>(key, read, {
      shouldRetryOnError: false,
      ...config,
      onError: (error, ...rest) => (isSignInOptional && isUnauthorized(error) ? undefined : onError?.(error, ...rest)),
    });
    if (!isSignInOptional || !isUnauthorized(response.error)) return response;
    return { ...response, data: undefined, error: undefined };
  };
}

function isUnauthorized(error?: ApiError): boolean {
  return error?.kind === 'unauthorized';
}
