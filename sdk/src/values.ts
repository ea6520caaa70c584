import type { Args, ReadId } from './call.ts';
import type { ApiError } from './error.ts';
import { idOf, type Operation } from './operation.ts';
import { TRANSIENT_STATUSES } from './status.ts';

export { TOO_MANY_REQUESTS } from './status.ts';

// Values that load without the client.

/** True for an error of the client. It compares the name, because the class is part of the client, which may load later. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** True for a failure that a retry may solve: no complete answer, or a status in `TRANSIENT_STATUSES`. */
export function isTransient(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || TRANSIENT_STATUSES.has(error.status);
}

/** Returns a random `Idempotency-Key` of digits; `crypto.randomUUID` is missing on pages without HTTPS. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint8Array(16)).join('');

/** Separates answers that differ by visitor, for example by a member's session. */
export type Scope = string | number;

export type QueryKey<Id extends ReadId = ReadId> = readonly [operationId: Id, args: Args<Id>, scope?: Scope];

export type KeyParameters<Id extends ReadId> =
  Partial<Args<Id>> extends Args<Id> ? [args?: Args<Id>, scope?: Scope] : [args: Args<Id>, scope?: Scope];

/**
 * The cache key of a read, which is given by name or as a constant. A server and a browser get the same key, so that the
 * browser finds what the server has read.
 */
export function queryKey<Id extends ReadId>(
  operation: Id | Operation<Id>,
  ...parameters: KeyParameters<Id>
): QueryKey<Id> {
  const [args = {} as Args<Id>, scope] = parameters as [Args<Id>?, Scope?];
  const operationId = idOf(operation);
  return scope === undefined ? [operationId, args] : [operationId, args, scope];
}
