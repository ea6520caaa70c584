import type { Answer, CallOptions, CallParameters, OperationId, ServiceResponse } from './call.ts';
import { startDeadline } from './deadline.ts';
import { ApiError, type ErrorKind, kindOf } from './error.ts';
import type { Operation } from './operation.ts';
import { type LooseArgs, requestFactory } from './request.ts';
import { mismatchOf, readBody, withLanguage } from './response.ts';
import { type Fetch, LONGEST_WAIT_SECONDS, retryFetch } from './retry-fetch.ts';

/**
 * A finished call, for logging or for checking the answer. `status` is 0 and `headers` undefined when there was no
 * answer; `body` is parsed JSON, a text or a Blob.
 */
export type Exchange = {
  operationId: OperationId;
  status: number;
  headers: Headers | undefined;
  body: unknown;
  durationMs: number;
};

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
  /** Number of retries after a passing failure, of reads and of writes with an idempotency key. Default 2. */
  retries?: number;
  /** Pause before the first retry in ms, plus or minus a quarter; it doubles with each retry. Default 100. */
  retryPauseMs?: number;
  /** Called before each retry; false ends the attempts, for example when the device is offline. */
  mayRetry?: () => boolean;
  fetch?: Fetch;
};

export type Client = {
  /**
   * Calls an operation and returns the body of its 200 answer.
   * @throws {ApiError} on every failure except an abort by the caller, which is passed on.
   */
  call<Id extends OperationId>(operation: Operation<Id>, ...parameters: CallParameters<Id>): Promise<Answer<Id>>;
  /** As `call`, but returns the status and the headers of the answer too. */
  request<Id extends OperationId>(
    operation: Operation<Id>,
    ...parameters: CallParameters<Id>
  ): Promise<ServiceResponse<Id>>;
};

const TOO_MANY_REQUESTS = 429;

export function createClient(options: ClientOptions): Client {
  const { baseUrl, getToken, getLocale, onUnauthorized, onExchange } = options;
  const { timeoutMs = 15_000, uploadTimeoutMs = 120_000, retries = 2, retryPauseMs, mayRetry } = options;
  // Looked up at each call, because a test or a worker may replace the global fetch after the client is created.
  const fetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request));

  async function headersFor(operation: Operation, args: LooseArgs, given?: Record<string, string>): Promise<Headers> {
    const headers = new Headers(given);
    for (const [name, value] of Object.entries(args.header ?? {})) if (value != null) headers.set(name, String(value));
    if (getLocale && !headers.has('accept-language')) headers.set('accept-language', getLocale());
    if (operation.isRepeatable && !headers.has('idempotency-key')) headers.set('idempotency-key', newKey());
    if (operation.auth && !headers.has('authorization')) {
      const token = await getToken?.();
      if (token) headers.set('authorization', `Bearer ${token}`);
    }
    return headers;
  }

  async function request(operation: Operation, args: LooseArgs = {}, own: CallOptions = {}) {
    const operationId = operation.id;
    const startedAt = performance.now();
    const headers = await headersFor(operation, args, own.headers);
    const longestMs = own.timeoutMs ?? (operation.body === 'multipart' ? uploadTimeoutMs : timeoutMs);
    const deadline = startDeadline(longestMs, own.signal);
    const makeRequest = requestFactory(baseUrl, operation, args, { headers, signal: deadline.signal });
    let response: Response | undefined;
    let mayHaveArrived = false;
    let body: unknown;

    const report = () => {
      const durationMs = performance.now() - startedAt;
      onExchange?.({ operationId, status: response?.status ?? 0, headers: response?.headers, body, durationMs });
    };
    const failure = (kind: ErrorKind, details: object) =>
      new ApiError({ operationId, kind, mayHaveArrived, ...details });
    const refusal = (details: object) => {
      const { status = 0, headers: responseHeaders } = response ?? {};
      const error = failure(kindOf(status), { status, headers: responseHeaders, body, ...details });
      const token = headers.get('authorization')?.replace(/^Bearer /, '');
      if (status === 401 && token) onUnauthorized?.(error, token);
      return error;
    };

    try {
      response = await retryFetch(makeRequest, {
        fetch,
        retries: operation.method === 'GET' || operation.isRepeatable ? (own.retries ?? retries) : 0,
        // A longer pause would run into the timeout, and the answer that asks for the pause is more useful than a
        // timeout error.
        longestWaitSeconds: Math.min(LONGEST_WAIT_SECONDS, longestMs / 2000),
        ...(retryPauseMs !== undefined && { firstPauseMs: retryPauseMs }),
        ...(mayRetry && { mayRetry }),
        onRetry: (earlier) => {
          // The limit of requests is checked before the service does anything.
          if (earlier?.status !== TOO_MANY_REQUESTS) mayHaveArrived = true;
        },
      });
      body = await readBody(response, operation);
    } catch (cause) {
      if (own.signal?.aborted) throw cause;
      report();
      const isCutOff = response?.ok && (cause as Error).name !== 'SyntaxError';
      const isAnswered = response && !isCutOff && !deadline.isOver();
      if (isAnswered) throw refusal({ cause });
      throw failure(deadline.isOver() ? 'timeout' : 'network', { cause, mayHaveArrived: true });
    } finally {
      deadline.stop();
    }
    report();
    if (!response.ok) throw refusal({});
    const mismatch = mismatchOf(body, operation);
    if (mismatch) throw refusal(mismatch);
    return { body: withLanguage(body, response), status: response.status, headers: response.headers };
  }

  // Types are exact per operation here; inside one loose type covers all operations.
  const exact = request as unknown as Client['request'];
  return { request: exact, call: async (...parameters) => (await exact(...parameters)).body };
}

/** Returns a random key of digits; `crypto.randomUUID` is missing on pages without HTTPS. */
const newKey = () => crypto.getRandomValues(new Uint8Array(16)).join('');
