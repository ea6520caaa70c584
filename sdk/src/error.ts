import type { OperationId } from './call.ts';
import type { Mismatch } from './http.ts';
import { retryAfterOf } from './retry-fetch.ts';
import { TOO_MANY_REQUESTS } from './status.ts';

export type ErrorKind = 'network' | 'timeout' | 'unauthorized' | 'not-found' | 'conflict' | 'invalid' | 'server';

type Details = {
  operationId: OperationId;
  kind: ErrorKind;
  status?: number;
  body?: unknown;
  headers?: Headers | undefined;
  mayHaveArrived?: boolean;
  cause?: unknown;
  mismatch?: Mismatch | undefined;
};

/**
 * Thrown for every failed call, except for one that its caller aborted.
 *
 * - `kind`: 400, 413, 415 and 422 are `invalid`; any status without a kind, and a 200 that cannot be read, are
 * `server`.
 * - `status`: of HTTP; 0 when no answer came. A 200 whose body broke off is `network` or `timeout`, with its status.
 * - `message`: the service's message in the visitor's language if `hasServerMessage`, else an English one.
 * - `fieldErrors`: messages by field (`email`, `passengers.0.dob`); empty when the service sent none.
 * - `retryAfter`: seconds, when the service asked for a pause.
 * - `mayHaveArrived`: the service may have done what was asked, because this attempt or an earlier one of the call
 * ended without a usable answer and without a refusal (4xx).
 * - `requestId`: the id under which the service logged the call, from the answer's `X-Request-Id`.
 * - `body`, `headers`: of the answer. The body is parsed JSON, the text of a body that is not JSON, or the Blob that
 * came in place of a file; undefined when it did not come or broke off.
 * - `mismatch`: of a 200 that breaks the document, the first part that is missing or has another shape. `path` is a
 * JSON pointer such as `/data/0/title`, empty for the whole answer; `expected` says what the document has there.
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
  readonly mismatch?: Mismatch | undefined;

  constructor({ operationId, kind, status = 0, body, headers, mayHaveArrived = false, cause, mismatch }: Details) {
    // The message of an answer that breaks the document says that all is well.
    const { message, errors } = asRecord(mismatch ? undefined : body);
    const hasServerMessage = typeof message === 'string' && message !== '';
    const retryAfter = headers && retryAfterOf(headers);
    let text = defaultMessages[status as keyof typeof defaultMessages] ?? defaultMessages[kind];
    if (mismatch) text += ` At "${mismatch.path}" of ${operationId} the API document has ${mismatch.expected}.`;
    if (status === TOO_MANY_REQUESTS) text += ` Wait ${retryAfter ? `${Math.ceil(retryAfter)} s` : 'a moment'}.`;
    super(hasServerMessage ? message : text, { cause });
    this.operationId = operationId;
    this.kind = kind;
    this.status = status;
    this.fieldErrors = fieldErrorsOf(errors);
    this.hasServerMessage = hasServerMessage;
    this.retryAfter = retryAfter;
    this.mayHaveArrived = mayHaveArrived;
    this.requestId = headers?.get('x-request-id') ?? undefined;
    this.body = body;
    this.headers = headers;
    this.mismatch = mismatch;
  }

  /** The error for a log: with its message, without the body and the headers, which may contain personal data. */
  toJSON(): object {
    return { ...this, message: this.message, body: undefined, headers: undefined };
  }
}

const defaultMessages: Record<ErrorKind | 403 | typeof TOO_MANY_REQUESTS, string> = {
  network: 'The service could not be reached.',
  timeout: 'The service took too long to answer.',
  unauthorized: 'This needs a sign-in.',
  'not-found': 'This does not exist.',
  conflict: 'This is no longer possible.',
  invalid: 'The service refused what was sent.',
  server: 'The service gave an answer that cannot be used.',
  403: 'The service does not allow this.',
  [TOO_MANY_REQUESTS]: 'The service got too many requests.',
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
