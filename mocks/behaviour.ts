import type { OperationId, operations } from '@sdk';
import type { Member } from './state/state.ts';
import type { Locale } from './words/locale.ts';
import type { World } from './world.ts';

/** The statuses the document promises for one operation. */
export type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number;

/** The body the document promises for one status; a Blob for the PDF. */
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

/** What a behaviour gives back: one documented status with its documented body. */
export type Reply<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: AnswerOf<Id, Status>; headers?: Record<string, string> };
}[StatusOf<Id>];

/** A request that already passed authorisation and the document's validation, with the world it meets. */
export type Context<Id extends OperationId> = {
  path: PathOf<Id>;
  /** Coerced; the document's defaults are filled in. */
  query: QueryOf<Id>;
  /** Numbers of a form are coerced, its files are Blobs. */
  body: BodyOf<Id>;
  locale: Locale;
  world: World;
  /** Never null on an operation that asks for a bearer. */
  member: Member | null;
  token: string | null;
  now: Date;
  request: Request;
  /** Of the host itself, for absolute media addresses: `http://localhost:4010`. */
  origin: string;
  reply<Status extends StatusOf<Id>>(
    status: Status,
    body: AnswerOf<Id, Status>,
    headers?: Record<string, string>,
  ): Reply<Id>;
};

export type Behaviour<Id extends OperationId> = (context: Context<Id>) => Reply<Id> | Promise<Reply<Id>>;

export type Behaviours = { [Id in OperationId]: Behaviour<Id> };
