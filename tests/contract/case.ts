import type { OperationId } from '@sdk';
import type { StatusOf } from '../../mocks/behaviour.ts';
import type { Database } from '../../mocks/database.ts';
import type { FaultEffect } from '../../mocks/mock-context/fault.ts';
import type { ScenarioName } from '../../mocks/state/state.ts';

/** The input of one request, and the state of the host before it is sent. */
export type Call = {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | string[]>;
  headers?: Record<string, string>;
  json?: unknown;
  /** A list becomes several parts with the same name. */
  form?: Record<string, string | Blob | (string | Blob)[]>;
  raw?: { type: string; text: string };
  /** The email address of the member who is signed in. */
  member?: string;
  scenario?: ScenarioName;
  fault?: FaultEffect;
};

/** A call, or a function that returns one for the database; the function may also change the state. */
export type Case = Call | ((database: Database, now: Date) => Call);

/** One case for every documented status; without the case of a new status the code does not compile. */
export type Matrix<Id extends OperationId> = { [Key in Id]: { [Status in StatusOf<Key>]: Case } };

export const RATNA = 'ratna@kelana.example';
export const PASSWORD = 'Kelana2027';

/** Calls that fail in the same way at every operation. */
export const failures = {
  serverError: { fault: { status: 500 } },
  unavailable: { fault: { status: 503, retryAfterSeconds: 60 } },
  tooMany: { fault: { status: 429, retryAfterSeconds: 60 } },
  tooLarge: { fault: { status: 413 } },
  malformed: { raw: { type: 'application/json', text: '{"half":' } },
  garbageForm: { raw: { type: 'multipart/form-data; boundary=x', text: 'no form at all' } },
  wrongMediaType: { raw: { type: 'text/plain', text: 'hello' } },
  wrongDraftToken: { headers: { 'draft-token': 'not the token of this host' } },
  unknownQuery: { query: { nobody_knows: '1' } },
} satisfies Record<string, Call>;

/** The failures that every operation documents. */
export const outages = { 500: failures.serverError, 503: failures.unavailable } satisfies Record<number, Call>;

/** The failures of every read. */
export const readCases = { 200: {}, 422: failures.unknownQuery, ...outages } satisfies Record<number, Call>;

/** The failures of every operation with a JSON body. */
export const bodyFailures = {
  400: failures.malformed,
  413: failures.tooLarge,
  415: failures.wrongMediaType,
  422: { json: {} },
  ...outages,
} satisfies Record<number, Call>;
