import {
  type Answer,
  type Args,
  type CallParameters,
  type Client,
  type KeyParameters,
  queryKey as keyOf,
  type OperationId,
  type QueryKey,
  type ReadId,
} from '@sdk';

/** A query of the service: an operation and its arguments. Server and hooks share these descriptions. */
export type ApiQuery<Id extends ReadId = ReadId> = Id extends ReadId ? { operationId: Id; args: Args<Id> } : never;

export function apiQuery<Id extends ReadId>(operationId: Id, args: Args<Id>): ApiQuery<Id> {
  return { operationId, args } as ApiQuery<Id>;
}

/** The response to a query: the whole envelope. */
export type QueryAnswer<Q> = Q extends { operationId: infer Id extends OperationId } ? Answer<Id> : never;

/** Sends a query with a given client. */
export function callQuery<Query extends ApiQuery>({ call }: Pick<Client, 'call'>, query: Query) {
  return callByName(call, query.operationId, query.args) as Promise<QueryAnswer<Query>>;
}

// The operation is only known as a type, so TypeScript cannot see its parameters as a tuple.
function callByName<Id extends ReadId>(call: Client['call'], operationId: Id, args: ApiQuery['args']) {
  return call(operationId, ...([args] as unknown as CallParameters<Id>));
}

/** Returns the key of a query in SWR's cache. With a session number the response belongs to that session only. */
export function queryKey({ operationId, args }: ApiQuery, session?: number): QueryKey {
  return keyByName(operationId, args, session);
}

function keyByName<Id extends ReadId>(operationId: Id, args: ApiQuery['args'], session?: number) {
  return keyOf(operationId, ...([args, session] as unknown as KeyParameters<Id>));
}
