import type { operations as table } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';

export type OperationId = keyof operations;

/** The operations that only read: those a cache may hold and a hook may ask again. */
export type ReadId = { [Id in OperationId]: (typeof table)[Id]['method'] extends 'GET' ? Id : never }[OperationId];

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];

/** What stands in the `{…}` of the operation's path. */
export type Path<Id extends OperationId> = NonNullable<ParametersOf<Id>['path']>;

/** Lists are sent as one parameter per value (`country=1&country=2`); undefined ones are left out. */
export type Query<Id extends OperationId> = NonNullable<ParametersOf<Id>['query']>;

export type Header<Id extends OperationId> = NonNullable<ParametersOf<Id>['header']>;

/** The body as a plain object, also where it travels as a form; files are Blobs. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never;

/** The body of the 200 answer: the whole envelope (`data` inside), or a Blob for a file. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer Content } }
  ? Content[keyof Content]
  : never;

// A part without any required key may be left out, one that the operation does not have may not be given.
type Part<Name extends string, Value> = [Value] extends [never]
  ? { [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** Everything one call sends. */
export type Args<Id extends OperationId> = Part<'path', Path<Id>> &
  Part<'query', Query<Id>> &
  Part<'header', Header<Id>> &
  Part<'body', Body<Id>>;

export type CallOptions = { signal?: AbortSignal | undefined; headers?: Record<string, string> | undefined };

/** What follows the operation's name: the args may be left out where nothing is required. */
export type CallParameters<Id extends OperationId> =
  Partial<Args<Id>> extends Args<Id>
    ? [args?: Args<Id>, options?: CallOptions]
    : [args: Args<Id>, options?: CallOptions];
