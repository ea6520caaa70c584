import { retryAfterOf } from '../../../sdk/retry-after.ts';

/** One request. `path` begins with a slash and carries the query; `token` goes only to the host of the run. */
export type Wish = {
  method: string;
  path: string;
  token?: string;
  json?: unknown;
  form?: FormData;
};

/** What came back: an answer, or the sentence why none came. `ms` is the time until the whole answer was read. */
export type Reply = { ms: number } & ({ status: number; headers: Headers; bytes: Buffer } | { failure: string });

export type Clock = { now(): number; sleep(ms: number): Promise<void> };
export type Send = (wish: Wish) => Promise<Reply>;

export const realClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const LONGEST_WAIT_S = 60;

type CallerOptions = { host: string; pauseMs: number; timeoutMs: number; agent: string; clock: Clock };

/**
 * Sends one request after another, never quicker than the pause. A 429, or a 503 to a read, that says when to come
 * again is asked once more then. Redirects are answers like others: following one could carry a token away.
 */
export function createCaller({ host, pauseMs, timeoutMs, agent, clock }: CallerOptions): Send {
  let nextAt = 0;

  async function once({ method, path, token, json, form }: Wish): Promise<Reply> {
    await clock.sleep(Math.max(0, nextAt - clock.now()));
    const from = clock.now();
    nextAt = from + pauseMs;
    const headers = {
      'user-agent': agent,
      accept: 'application/json, application/pdf',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    };
    const body = json === undefined ? form : JSON.stringify(json);
    const init = { method, headers, redirect: 'manual' as const, signal: AbortSignal.timeout(timeoutMs) };
    try {
      const response = await fetch(host + path, { ...init, ...(body !== undefined && { body }) });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { ms: clock.now() - from, status: response.status, headers: response.headers, bytes };
    } catch (error) {
      return { ms: clock.now() - from, failure: sentenceOf(error, timeoutMs) };
    }
  }

  return async (wish) => {
    const reply = await once(wish);
    // A 503 may come after a write was done, a 429 never does.
    const isWorthAsking =
      'status' in reply && (reply.status === 429 || (reply.status === 503 && wish.method === 'GET'));
    if (!isWorthAsking) return reply;
    const seconds = retryAfterOf(reply.headers);
    if (seconds === undefined || seconds > LONGEST_WAIT_S) return reply;
    await clock.sleep(seconds * 1000);
    return once(wish);
  };
}

function sentenceOf(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return `no answer: ${code ?? (error instanceof Error ? error.message : error)}`;
}
