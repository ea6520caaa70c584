import type { Args, ReadId } from '@sdk';

/** A query of the service: an operation and its arguments. Server and hooks share these descriptions. */
export type ApiQuery<Id extends ReadId = ReadId> = { operationId: Id; args: Args<Id> };

export function apiQuery<Id extends ReadId>(operationId: Id, args: Args<Id>): ApiQuery<Id> {
  return { operationId, args };
}

/** Returns the key of a query in SWR's cache. With a session number the response belongs to that session only. */
export function queryKey({ operationId, args }: { operationId: ReadId; args: object }, session?: number) {
  return session === undefined ? [operationId, args] : [operationId, args, session];
}
