import type { Answer, CallParameters, OperationId, ServiceResponse } from './call.ts';
import { type ClientOptions, createClient as createPlainClient } from './client.ts';
import * as operations from './generated/operations.ts';
import type { Operation } from './operation.ts';

export * from './shared-exports.ts';

// The entry whose client takes operations by name.

/** A client that takes operations by their `operationId`. */
export type Client = {
  /**
   * Calls a documented operation and returns the body of its 200 answer.
   * @throws {ApiError} on every failure except an abort by the caller, which is passed on.
   */
  call<Id extends OperationId>(operationId: Id, ...parameters: CallParameters<Id>): Promise<Answer<Id>>;
  /** As `call`, but returns the status and the headers of the answer too. */
  request<Id extends OperationId>(operationId: Id, ...parameters: CallParameters<Id>): Promise<ServiceResponse<Id>>;
};

/** Creates a client that takes operations by name. It brings all operations into the bundle. */
export function createClient(options: ClientOptions): Client {
  const client = createPlainClient(options);
  return {
    call: async (operationId, ...parameters) => client.call(operationOf(operationId), ...parameters),
    request: async (operationId, ...parameters) => client.request(operationOf(operationId), ...parameters),
  };
}

function operationOf<Id extends OperationId>(operationId: Id): Operation<Id> {
  const operation = (operations as Partial<Record<OperationId, unknown>>)[operationId];
  // The types exclude this, but JavaScript callers have none.
  if (!operation) throw new TypeError(`The service has no operation ${operationId}.`);
  return operation as Operation<Id>;
}
