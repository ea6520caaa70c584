import type { OperationId } from './call.ts';

export type ErrorKind = 'network' | 'timeout' | 'unauthorized' | 'not-found' | 'conflict' | 'invalid' | 'server';

type Details = {
  operationId: OperationId;
  kind: ErrorKind;
  status?: number;
  body?: unknown;
  retryAfter?: number | undefined;
  cause?: unknown;
  field?: string | undefined;
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
 * - `field`: of a 200 that breaks the document, the part that is missing or has another shape, as a JSON pointer such as
 * `/data/0/title`; empty for the whole answer, undefined for every other failure.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operationId: OperationId;
  readonly kind: ErrorKind;
  readonly status: number;
  readonly fieldErrors: Record<string, string[]>;
  readonly hasServerMessage: boolean;
  readonly retryAfter: number | undefined;
  readonly field?: string | undefined;

  constructor({ operationId, kind, status = 0, body, retryAfter, cause, field }: Details) {
    const { message, errors } = asRecord(body);
    const hasServerMessage = typeof message === 'string' && message !== '';
    super(hasServerMessage ? message : sentences[kind], { cause });
    this.operationId = operationId;
    this.kind = kind;
    this.status = status;
    this.fieldErrors = fieldErrorsOf(errors);
    this.hasServerMessage = hasServerMessage;
    this.retryAfter = retryAfter;
    this.field = field;
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
