import type { components, operations } from './generated/schema.ts';

export type { ReadId } from './generated/operations.ts';

type ContentLanguage = components['schemas']['ContentLanguage'];

export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];

/** The parameters in the operation's path (`{…}`). */
export type Path<Id extends OperationId> = NonNullable<ParametersOf<Id>['path']>;

/** Lists are sent as one parameter per value (`country=1&country=2`); undefined values are left out. */
export type Query<Id extends OperationId> = NonNullable<ParametersOf<Id>['query']>;

export type Header<Id extends OperationId> = NonNullable<ParametersOf<Id>['header']>;

/** The body as a plain object, even when it is sent as a form; files are Blobs. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never;

/**
 * The body of the 200 answer: the whole envelope (with `data`), or a Blob for a file. `language` is the language of its
 * content, from the header `Content-Language`; undefined when the service does not send it.
 */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer Content } }
  ? WithLanguage<Content[keyof Content]>
  : never;

type WithLanguage<Body> = Body extends Blob ? Body : Body & { language?: ContentLanguage };

// A part without required keys may be omitted; a part that the operation does not have is a type error.
type Part<Name extends string, Value> = [Value] extends [never]
  ? { [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** All input of one call. */
export type Args<Id extends OperationId> = Part<'path', Path<Id>> &
  Part<'query', Query<Id>> &
  Part<'header', Header<Id>> &
  Part<'body', Body<Id>>;

/** Options of one call; `timeoutMs` and `retries` replace those of the client. */
export type CallOptions = {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  timeoutMs?: number | undefined;
  retries?: number | undefined;
};

/** A usable answer: its body, and what HTTP says about it. */
export type ServiceResponse<Id extends OperationId> = { body: Answer<Id>; status: number; headers: Headers };

/** The arguments after the operation's name; `args` may be omitted when nothing is required. */
export type CallParameters<Id extends OperationId> =
  Partial<Args<Id>> extends Args<Id>
    ? [args?: Args<Id>, options?: CallOptions]
    : [args: Args<Id>, options?: CallOptions];
