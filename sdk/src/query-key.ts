import type { Args, ReadId } from './call.ts';
import { idOf, type Operation } from './operation.ts';

/** Separates answers that differ by visitor, for example by a member's session. */
export type Scope = string | number;

export type QueryKey<Id extends ReadId = ReadId> = readonly [operationId: Id, args: Args<Id>, scope?: Scope];

export type KeyParameters<Id extends ReadId> =
  Partial<Args<Id>> extends Args<Id> ? [args?: Args<Id>, scope?: Scope] : [args: Args<Id>, scope?: Scope];

/**
 * The cache key of a read, which is given by name or as a constant. The hooks use the same key, so that they find
 * answers cached by a server. Needs no React, so it may be called on a server.
 */
export function queryKey<Id extends ReadId>(
  operation: Id | Operation<Id>,
  ...parameters: KeyParameters<Id>
): QueryKey<Id> {
  const [args = {} as Args<Id>, scope] = parameters as [Args<Id>?, Scope?];
  const operationId = idOf(operation);
  return scope === undefined ? [operationId, args] : [operationId, args, scope];
}
