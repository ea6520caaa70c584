import { retryAfterOf } from '../../../sdk/src/retry-fetch.ts';

/** Ends a run with a message for the user and an exit code. */
export class Stop extends Error {
  readonly code: number;
  constructor(message: string, code = 2) {
    super(message);
    this.code = code;
  }
}

/** One request. `path` begins with a slash and includes the query; `token` is sent only to the host of the run. */
export type HostRequest = {
  method: string;
  path: string;
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
};

/** An answer, or the sentence that explains its absence. */
export type Reply = { status: number; headers: Headers; bytes: Buffer } | { failure: string };

export type Send = (wish: HostRequest) => Promise<Reply>;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const LONGEST_WAIT_S = 60;
const TIMEOUT_S = 10;

type CallerOptions = { host: string; pauseMs: number; agent: string };

/**
 * Returns a function that sends one request after another, at least `pauseMs` apart. A 429, or a 503 to a read, with a
 * Retry-After of at most 60 s is repeated once after that time. Redirects are not followed, because they could send the
 * token to another host.
 */
export function createCaller({ host, pauseMs, agent }: CallerOptions): Send {
  let nextAt = 0;

  async function once({ method, path, token, json, form }: HostRequest): Promise<Reply> {
    await sleep(Math.max(0, nextAt - performance.now()));
    nextAt = performance.now() + pauseMs;
    const headers = {
      'user-agent': agent,
      accept: 'application/json, application/pdf',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    };
    const body = json === undefined ? (form ?? null) : JSON.stringify(json);
    const signal = AbortSignal.timeout(TIMEOUT_S * 1000);
    try {
      const response = await fetch(host + path, { method, headers, body, redirect: 'manual', signal });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes };
    } catch (error) {
      const { name, message, cause } = error as Error & { cause?: { code?: string } };
      const isLate = name === 'TimeoutError';
      return { failure: isLate ? `no answer within ${TIMEOUT_S} s` : `no answer: ${cause?.code ?? message}` };
    }
  }

  return async (wish) => {
    const reply = await once(wish);
    // A 503 can arrive after a write took effect; a 429 cannot.
    const isWorthAsking =
      'status' in reply && (reply.status === 429 || (reply.status === 503 && wish.method === 'GET'));
    if (!isWorthAsking) return reply;
    const seconds = retryAfterOf(reply.headers);
    if (seconds === undefined || seconds > LONGEST_WAIT_S) return reply;
    await sleep(seconds * 1000);
    return once(wish);
  };
}
