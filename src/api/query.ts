import type { Answer, Args, CallOptions, CallParameters, Client, OperationId } from '@sdk';

/** A read of the service: an operation and its arguments. Server and hooks share these descriptions. */
export type ApiQuery<Id extends OperationId = OperationId> = Id extends OperationId
  ? { operationId: Id; args: Args<Id> }
  : never;

export function apiQuery<Id extends OperationId>(operationId: Id, args: Args<Id>): ApiQuery<Id> {
  return { operationId, args } as ApiQuery<Id>;
}

/** The answer of a query: the whole envelope. */
export type QueryAnswer<Q> = Q extends { operationId: infer Id extends OperationId } ? Answer<Id> : never;

/** Sends a query with a given client. */
export function callQuery<Query extends ApiQuery>(client: Client, query: Query): Promise<QueryAnswer<Query>> {
  return callOperation(client, query.operationId, query.args) as Promise<QueryAnswer<Query>>;
}

/**
 * Calls an operation whose id is only known as a type. Arguments and options are always passed, so that the tuple type
 * is complete.
 */
export function callOperation<Id extends OperationId>(
  client: Client,
  operationId: Id,
  args: ApiQuery['args'] | Args<Id>,
  options?: CallOptions,
): Promise<Answer<Id>> {
  return client.call(operationId, ...([args, options] as unknown as CallParameters<Id>));
}
