import type { OperationId } from './call.ts';
import { retryAfterOf } from './retry-after.ts';

export type ErrorKind = 'network' | 'timeout' | 'unauthorized' | 'not-found' | 'conflict' | 'invalid' | 'server';

type Details = {
  operationId: OperationId;
  kind: ErrorKind;
  status?: number;
  body?: unknown;
  headers?: Headers | undefined;
  mayHaveArrived?: boolean;
  cause?: unknown;
  field?: string;
  expected?: string;
};

/**
 * Thrown for every failed call, except for one that its caller aborted.
 *
 * - `kind`: 400, 413, 415 and 422 are `invalid`; any status without a kind, and a 200 that cannot be read, are
 * `server`.
 * - `status`: of HTTP; 0 when no answer came (`network`, `timeout`).
 * - `message`: the service's message in the visitor's language if `hasServerMessage`, else an English one.
 * - `fieldErrors`: messages by field (`email`, `passengers.0.dob`); empty when the service sent none.
 * - `retryAfter`: seconds, when the service asked for a pause.
 * - `mayHaveArrived`: the service may have done what was asked, because this attempt or an earlier one of the call ended
 * without an answer.
 * - `requestId`: the id under which the service logged the call, from the answer's `X-Request-Id`.
 * - `body`, `headers`: of the answer; the body is parsed JSON or a text. Undefined when no answer came.
 * - `field`: of a 200 that breaks the document, the part that is missing or has another shape, as a JSON pointer such as
 * `/data/0/title`; empty for the whole answer, undefined for every other failure. `expected` says what the document has
 * there.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operationId: OperationId;
  readonly kind: ErrorKind;
  readonly status: number;
  readonly fieldErrors: Record<string, string[]>;
  readonly hasServerMessage: boolean;
  readonly retryAfter: number | undefined;
  readonly mayHaveArrived: boolean;
  readonly requestId?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Headers | undefined;
  readonly field?: string | undefined;
  readonly expected?: string | undefined;

  constructor({
    operationId,
    kind,
    status = 0,
    body,
    headers,
    mayHaveArrived = false,
    cause,
    field,
    expected,
  }: Details) {
    // The message of an answer that breaks the document says that all is well.
    const { message, errors } = asRecord(field === undefined ? body : undefined);
    const hasServerMessage = typeof message === 'string' && message !== '';
    const where = field === undefined ? '' : ` At "${field}" of ${operationId} the API document has ${expected}.`;
    super(hasServerMessage ? message : sentences[kind] + where, { cause });
    this.operationId = operationId;
    this.kind = kind;
    this.status = status;
    this.fieldErrors = fieldErrorsOf(errors);
    this.hasServerMessage = hasServerMessage;
    this.retryAfter = headers && retryAfterOf(headers);
    this.mayHaveArrived = mayHaveArrived;
    this.requestId = headers?.get('x-request-id') ?? undefined;
    this.body = body;
    this.headers = headers;
    this.field = field;
    this.expected = expected;
  }

  /** The error for a log: with its message, without the body and the headers, which may contain personal data. */
  toJSON(): object {
    return { ...this, message: this.message, body: undefined, headers: undefined };
  }
}

const sentences: Record<ErrorKind, string> = {
  network: 'The service could not be reached.',
  timeout: 'The service took too long to answer.',
  unauthorized: 'This needs a sign-in.',
  'not-found': 'This does not exist.',
  conflict: 'This is no longer possible.',
  invalid: 'The service refused what was sent.',
  server: 'The service gave an answer that cannot be used.',
};

const kinds: Record<number, ErrorKind> = {
  400: 'invalid',
  401: 'unauthorized',
  404: 'not-found',
  409: 'conflict',
  410: 'not-found',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
};

export function kindOf(status: number): ErrorKind {
  return kinds[status] ?? 'server';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function fieldErrorsOf(errors: unknown): Record<string, string[]> {
  const fields = Object.entries(asRecord(errors)).map(([field, given]) => {
    const texts = (Array.isArray(given) ? given : [given]).filter((text) => typeof text === 'string');
    return [field, texts] as const;
  });
  return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0));
}
