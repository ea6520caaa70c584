import createFetchClient from 'openapi-fetch';
import type { Answer, CallOptions, CallParameters, OperationId } from './call.ts';
import { startDeadline } from './deadline.ts';
import { ApiError, kindOf } from './error.ts';
import { toFormData } from './form-data.ts';
import { operations } from './generated/operations.ts';
import { responseShapes, schemaShapes } from './generated/shapes.ts';
import { retryAfterOf } from './retry-after.ts';
import { type Fetch, LONGEST_WAIT_SECONDS, retryFetch } from './retry-fetch.ts';
import { firstMismatch } from './shape.ts';

/**
 * A finished call, for logging or for checking the answer. `status` is 0 when there was no answer; `body` is parsed
 * JSON or a Blob.
 */
export type Exchange = { operationId: OperationId; status: number; body: unknown; durationMs: number };

export type ClientOptions = {
  /** The address of the service, for example `https://service.kelana.example`. */
  baseUrl: string;
  /** Returns the visitor's bearer token; called before each operation that requires one. */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>;
  /** Returns `id` or `en`: the language of the service's messages. */
  getLocale?: () => string;
  /**
   * Called when the service refuses the token of a call, which may no longer be the visitor's current one. Called once
   * per such answer, before the call throws.
   */
  onUnauthorized?: (error: ApiError, token: string) => void;
  onExchange?: (exchange: Exchange) => void;
  /** Timeout of a call including its retries. Default 15 000. */
  timeoutMs?: number;
  /** Timeout of a call that sends files. Default 120 000. */
  uploadTimeoutMs?: number;
  /** Number of retries of a GET after a passing failure. Default 2. */
  retries?: number;
  /** Pause before the first retry in ms, plus or minus a quarter; it doubles with each retry. Default 100. */
  retryPauseMs?: number;
  /** Called before each retry; false ends the attempts, for example when the device is offline. */
  mayRetry?: () => boolean;
  fetch?: Fetch;
};

export type Client = {
  /**
   * Calls a documented operation and returns the body of its 200 answer.
   * @throws {ApiError} on every failure except an abort by the caller, which is passed on.
   */
  call<Id extends OperationId>(operationId: Id, ...parameters: CallParameters<Id>): Promise<Answer<Id>>;
};

type LooseArgs = { path?: object; query?: object; header?: object; body?: object };
type LooseRequest = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown }>;

export function createClient(options: ClientOptions): Client {
  const { baseUrl, getToken, getLocale, onUnauthorized, onExchange, retries = 2 } = options;
  const { timeoutMs = 15_000, uploadTimeoutMs = 120_000 } = options;
  // Looked up at each call, because a test or a worker may replace the global fetch after the client is created.
  const send = retryFetch({
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    retries,
    // A longer pause would run into the timeout, and the answer that asks for the pause is more useful than a timeout
    // error.
    longestWaitSeconds: Math.min(LONGEST_WAIT_SECONDS, timeoutMs / 2000),
    ...(options.retryPauseMs !== undefined && { firstPauseMs: options.retryPauseMs }),
    ...(options.mayRetry && { mayRetry: options.mayRetry }),
  });
  // Types are exact per operation at `call`; internally one loose type covers all operations.
  const request = createFetchClient({ baseUrl }).request as unknown as LooseRequest;

  async function headersFor(operationId: OperationId, given?: Record<string, string>): Promise<Headers> {
    const headers = new Headers(given);
    if (getLocale && !headers.has('accept-language')) headers.set('accept-language', getLocale());
    if (operations[operationId].auth && !headers.has('authorization')) {
      const token = await getToken?.();
      if (token) headers.set('authorization', `Bearer ${token}`);
    }
    return headers;
  }

  async function call(operationId: OperationId, args: LooseArgs = {}, { signal, headers: given }: CallOptions = {}) {
    const operation = operations[operationId];
    // The types exclude this, but JavaScript callers have none.
    if (!operation) throw new TypeError(`The service has no operation ${operationId}.`);
    const startedAt = performance.now();
    const headers = await headersFor(operationId, given);
    const deadline = startDeadline(operation.body === 'multipart' ? uploadTimeoutMs : timeoutMs, signal);
    let response: Response | undefined;

    const report = (body: unknown) => {
      const durationMs = performance.now() - startedAt;
      onExchange?.({ operationId, status: response?.status ?? 0, body, durationMs });
    };
    const failure = (body?: unknown, cause?: unknown, field?: string) => {
      const isCutOff = response?.ok && cause !== undefined && (cause as Error).name !== 'SyntaxError';
      if (deadline.isOver()) return new ApiError({ operationId, kind: 'timeout', cause });
      if (!response || isCutOff) return new ApiError({ operationId, kind: 'network', cause });
      const { status } = response;
      const retryAfter = retryAfterOf(response.headers);
      const error = new ApiError({ operationId, kind: kindOf(status), status, body, retryAfter, cause, field });
      const token = headers.get('authorization')?.replace(/^Bearer /, '');
      if (status === 401 && token) onUnauthorized?.(error, token);
      return error;
    };

    try {
      const { data, error } = await request(operation.method, operation.path, {
        params: { path: args.path, query: args.query, header: args.header },
        body: operation.body === 'multipart' && args.body ? toFormData(args.body) : args.body,
        headers,
        signal: deadline.signal,
        parseAs: operation.answer,
        fetch: async (prepared: Request) => {
          response = await send(prepared);
          return response;
        },
      });
      report(response?.ok ? data : error);
      // openapi-fetch gives data for a status of 200 alone; an empty 500 has neither data nor an error.
      const field = brokenField(operationId, data);
      if (field !== undefined) throw failure(error, undefined, response?.ok ? field : undefined);
      return withLanguage(data, response);
    } catch (cause) {
      if (cause instanceof ApiError || signal?.aborted) throw cause;
      report(undefined);
      throw failure(undefined, cause);
    } finally {
      deadline.stop();
    }
  }

  return { call: call as unknown as Client['call'] };
}

/** Adds the language of the content to a JSON answer. */
function withLanguage(data: unknown, response: Response | undefined): unknown {
  const language = response?.headers.get('content-language');
  return data instanceof Blob || (language !== 'id' && language !== 'en') ? data : { ...(data as object), language };
}

// An HTML page or JSON in place of a file is an error.
const NO_FILE = /json|html/;

/**
 * Checks the shape that the types promise, so that readers of an answer need not check for missing parts. Returns the
 * place that breaks it, undefined when nothing does.
 */
function brokenField(operationId: OperationId, data: unknown): string | undefined {
  if (data instanceof Blob) return NO_FILE.test(data.type) ? '' : undefined;
  return typeof data === 'object' && data !== null
    ? firstMismatch(data, responseShapes[operationId] ?? null, schemaShapes)
    : '';
}
