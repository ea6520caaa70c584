import type { Answer, CallParameters, OperationId } from '../call.ts';
import type { Operation } from '../operation.ts';

/** How a client takes operations: by name, or as constants. */
export type Form = 'name' | 'constant';

export type OperationIn<F extends Form, Id extends OperationId> = F extends 'name' ? Id : Operation<Id>;

/** `call` of a client of either form. */
export type Call = <Id extends OperationId>(
  operation: Id | Operation<Id>,
  ...parameters: CallParameters<Id>
) => Promise<Answer<Id>>;

export const idOf = <Id extends OperationId>(operation: Id | Operation<Id>): Id =>
  typeof operation === 'string' ? operation : operation.id;
