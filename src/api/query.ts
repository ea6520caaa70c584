import type { Answer, Args, CallOptions, CallParameters, Client, OperationId } from '@sdk';

/** One read of the service: which operation, with what. The server and the hooks share these descriptions. */
export type ApiQuery<Id extends OperationId = OperationId> = Id extends OperationId
  ? { operationId: Id; args: Args<Id> }
  : never;

export function apiQuery<Id extends OperationId>(operationId: Id, args: Args<Id>): ApiQuery<Id> {
  return { operationId, args } as ApiQuery<Id>;
}

/** What a query answers: the whole envelope. */
export type QueryAnswer<Q> = Q extends { operationId: infer Id extends OperationId } ? Answer<Id> : never;

/** Asks a query of a client. */
export function callQuery<Query extends ApiQuery>(client: Client, query: Query): Promise<QueryAnswer<Query>> {
  return callOperation(client, query.operationId, query.args) as Promise<QueryAnswer<Query>>;
}

/** Calls an operation whose name is only known as a type; args and options always go along, so the tuple is whole. */
export function callOperation<Id extends OperationId>(
  client: Client,
  operationId: Id,
  args: ApiQuery['args'] | Args<Id>,
  options?: CallOptions,
): Promise<Answer<Id>> {
  return client.call(operationId, ...([args, options] as unknown as CallParameters<Id>));
}
