import type { Answer, CallParameters, OperationId } from '../call.ts';
import type { Operation } from '../operation.ts';

/** How a client takes operations: by name, or as constants. */
export type OperationStyle = 'name' | 'constant';

export type OperationIn<Style extends OperationStyle, Id extends OperationId> = Style extends 'name'
  ? Id
  : Operation<Id>;

/** `call` of a client of either style. */
export type Call = <Id extends OperationId>(
  operation: Id | Operation<Id>,
  ...parameters: CallParameters<Id>
) => Promise<Answer<Id>>;
