import type { Answer, CallOptions, CallParameters, OperationId, ServiceResponse } from './call.ts';
import { ApiError, kindOf } from './error.ts';
import { type LooseArgs, type Mismatch, mismatchOf, readBody, requestFactory, withLanguage } from './http.ts';
import type { Operation } from './operation.ts';
import {
  type Fetch,
  isIncomplete,
  isUncertain,
  LONGEST_WAIT_SECONDS,
  type Outcome,
  retryFetch,
} from './retry-fetch.ts';
import { newIdempotencyKey } from './values.ts';

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
  /** Returns the visitor's bearer token; called before each operation that requires one, within its timeout. */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>;
  /** Returns `id` or `en`: the language of the service's messages. */
  getLocale?: () => string;
  /**
   * Called when the service refuses the token of a call, which may no longer be the visitor's current one. Called once
   * per such answer, before the call throws.
   */
  onUnauthorized?: (error: ApiError, token: string) => void;
  /** Called after each call, before it returns or throws. An exception in it becomes that of the call. */
  onExchange?: (exchange: Exchange) => void;
  /** Timeout of a call including its retries; `Infinity` is none. Default 15 000. */
  timeoutMs?: number;
  /** Timeout of a call that sends files. Default 120 000. */
  uploadTimeoutMs?: number;
  /** Number of retries after a transient failure, of reads and of writes with an idempotency key. Default 2. */
  retries?: number;
  /** Pause before the first retry in ms, plus or minus a quarter; it doubles with each retry. Default 100. */
  retryPauseMs?: number;
  /**
   * Called before the pause of a retry and again before the retry itself; false ends the attempts, for example when the
   * device is offline.
   */
  mayRetry?: () => boolean;
  fetch?: Fetch;
};

export type Client = {
  /**
   * Calls an operation and returns the body of its 200 answer.
   * @throws {ApiError} on every failure except an abort by the caller, which is passed on.
   * @throws {TypeError} before anything is sent, when a path parameter is empty, `.` or `..`, or when a parameter has a
   * character that an address or a header cannot have.
   */
  call<Id extends OperationId>(operation: Operation<Id>, ...parameters: CallParameters<Id>): Promise<Answer<Id>>;
  /** As `call`, but returns the status and the headers of the answer too. */
  request<Id extends OperationId>(
    operation: Operation<Id>,
    ...parameters: CallParameters<Id>
  ): Promise<ServiceResponse<Id>>;
};

export function createClient(options: ClientOptions): Client {
  const { baseUrl, getToken, getLocale, onUnauthorized, onExchange } = options;
  const { timeoutMs = 15_000, uploadTimeoutMs = 120_000, retries = 2, retryPauseMs, mayRetry } = options;
  // Looked up at each call, because a test or a worker may replace the global fetch after the client is created.
  const fetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request));

  async function addHeaders(headers: Headers, operation: Operation, args: LooseArgs): Promise<void> {
    for (const [name, value] of Object.entries(args.header ?? {})) if (value != null) headers.set(name, String(value));
    if (!headers.has('accept')) headers.set('accept', operation.accept ?? 'application/json');
    if (getLocale && !headers.has('accept-language')) headers.set('accept-language', getLocale());
    if (operation.takesIdempotencyKey && !headers.has('idempotency-key'))
      headers.set('idempotency-key', newIdempotencyKey());
    if (operation.auth && !headers.has('authorization')) {
      const token = await getToken?.();
      if (token) headers.set('authorization', `Bearer ${token}`);
    }
  }

  async function attempt(
    request: Request,
    operation: Operation,
    { race }: ReturnType<typeof startDeadline>,
  ): Promise<Outcome> {
    let response: Response | undefined;
    try {
      response = await race(fetch(request));
      return { response, body: await race(readBody(response, operation)) };
    } catch (error) {
      return { response, error };
    }
  }

  /** Sends a call with its retries. */
  async function send(operation: Operation, args: LooseArgs, own: CallOptions, headers: Headers) {
    const longestMs = own.timeoutMs ?? (operation.body === 'multipart' ? uploadTimeoutMs : timeoutMs);
    const deadline = startDeadline(longestMs, own.signal);
    const { signal } = deadline;
    let mayHaveArrived = false;
    try {
      await deadline.race(addHeaders(headers, operation, args));
      const makeRequest = requestFactory(baseUrl, operation, args, { headers, signal });
      const outcome = await retryFetch(() => attempt(makeRequest(), operation, deadline), {
        signal,
        retries: operation.method === 'GET' || operation.takesIdempotencyKey ? (own.retries ?? retries) : 0,
        // A longer pause would run into the timeout.
        longestWaitSeconds: Math.min(LONGEST_WAIT_SECONDS, longestMs / 2000),
        firstPauseMs: retryPauseMs,
        mayRetry,
        onRetry: (earlier) => {
          mayHaveArrived ||= isUncertain(earlier);
        },
      });
      return { ...outcome, isTimeout: signal.aborted, mayHaveArrived: mayHaveArrived || isUncertain(outcome) };
    } catch (error) {
      // Nothing was sent: `getToken` took too long, or it or the arguments are wrong.
      if (!signal.aborted) throw error;
      return { error, isTimeout: true, mayHaveArrived };
    } finally {
      deadline.stop();
    }
  }

  async function request(operation: Operation, args: LooseArgs = {}, own: CallOptions = {}) {
    const operationId = operation.id;
    const startedAt = performance.now();
    const sent = new Headers(own.headers);
    const { isTimeout, mayHaveArrived, ...outcome } = await send(operation, args, own, sent);
    if (own.signal?.aborted) throw own.signal.reason;

    const { response, body, error: cause }: Outcome = outcome;
    const { status = 0, headers } = response ?? {};
    onExchange?.({ operationId, status, headers, body, durationMs: performance.now() - startedAt });
    let kind = kindOf(status);
    let mismatch: Mismatch | undefined;
    if (isIncomplete(outcome)) kind = isTimeout ? 'timeout' : 'network';
    else if (response?.ok) {
      mismatch = mismatchOf(body, operation);
      if (!mismatch) return { body: withLanguage(body, response), status, headers };
    }
    const error = new ApiError({ operationId, kind, status, headers, body, mayHaveArrived, cause, mismatch });
    const token = sent.get('authorization')?.replace(/^Bearer /, '');
    if (status === 401 && token) onUnauthorized?.(error, token);
    throw error;
  }

  // Types are exact per operation here; inside one loose type covers all operations.
  const exact = request as unknown as Client['request'];
  return { request: exact, call: async (...parameters) => (await exact(...parameters)).body };
}

/** The longest delay of `setTimeout` in ms, about 25 days; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Combines the caller's signal with a timeout; `Infinity` is none. `AbortSignal.any` is not used because browsers from
 * before 2024 lack it, and this timer also ends with the call.
 */
function startDeadline(ms: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // An abort while nothing waits is no unhandled rejection.
  aborted.catch(() => undefined);
  const timer =
    ms <= LONGEST_TIMER_MS
      ? setTimeout(() => controller.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')), ms)
      : undefined;
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);

  return {
    signal,
    /** Rejects with the signal's reason when it aborts, even if `work` does not watch the signal. */
    race: <Value>(work: Promise<Value>): Promise<Value> => Promise.race([work, aborted]),
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
