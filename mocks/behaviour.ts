import type { OperationId, operations } from '@sdk';
import type { Database } from './database.ts';
import type { Locale } from './seed/localized.ts';
import type { Member } from './state/state.ts';

/** The statuses that the document defines for an operation. */
export type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number;

/** The body that the document defines for a status; a Blob for the PDF. */
type AnswerOf<Id extends OperationId, Status extends StatusOf<Id>> = operations[Id]['responses'][Status] extends {
  content: infer Content;
}
  ? Content[keyof Content]
  : undefined;

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : Record<never, never>;

type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? [NonNullable<Query>] extends [never]
    ? Record<never, never>
    : NonNullable<Query>
  : Record<never, never>;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** The result of a behaviour: a documented status with its documented body. */
export type Reply<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: AnswerOf<Id, Status>; headers?: Record<string, string> };
}[StatusOf<Id>];

/** A request that has passed authorisation and validation, with the current database. */
export type RequestContext<Id extends OperationId> = {
  path: PathOf<Id>;
  /** Coerced to the documented types, with the document's defaults filled in. */
  query: QueryOf<Id>;
  /** Numbers of a form are coerced, files are Blobs. */
  body: BodyOf<Id>;
  locale: Locale;
  database: Database;
  /** The member and the token of the session; only an operation that requires a bearer token has them. */
  member: Member;
  token: string;
  now: Date;
  request: Request;
  /** The address of the service, for absolute media URLs: `http://localhost:4010`. */
  origin: string;
  reply<Status extends StatusOf<Id>>(
    status: Status,
    body: AnswerOf<Id, Status>,
    headers?: Record<string, string>,
  ): Reply<Id>;
};

export type Behaviour<Id extends OperationId> = (context: RequestContext<Id>) => Reply<Id> | Promise<Reply<Id>>;

export type Behaviours = { [Id in OperationId]: Behaviour<Id> };
