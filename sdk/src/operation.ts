import type { OperationId } from './call.ts';

/**
 * The required shape of a value. `1` is a string, number or boolean, `0` the same or null; `[shape]` is an array of it,
 * `['?', shape]` it or null, an object its properties; null is anything, also nothing.
 */
export type Shape = 0 | 1 | null | readonly [Shape] | readonly ['?', Shape] | { readonly [key: string]: Shape };

/** A documented operation. `generated/operations.ts` has one constant for each. */
export type Operation<Id extends OperationId = OperationId> = {
  id: Id;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its parameters in braces. */
  path: string;
  /** True if the operation needs the visitor's token. */
  auth?: true;
  /** The format of the body; left out if there is none. */
  body?: 'json' | 'multipart';
  /** The media types that it answers with; left out if all answers are JSON. */
  accept?: string;
  /** True for a write whose header `Idempotency-Key` makes repeated requests one. */
  takesIdempotencyKey?: true;
  /** The required parts of a JSON answer; left out for a file. */
  answer?: Shape;
};

/** Returns the name of an operation that is given by name or as a constant. */
export const idOf = <Id extends OperationId>(operation: Id | Operation<Id>): Id =>
  typeof operation === 'string' ? operation : operation.id;
