import { Agent, get, type RequestOptions } from 'node:http';

export type Load = { urls: string[]; perSecond: number; headers?: Record<string, string> };
export type Outcome = { sent: number; failures: string[]; tookMs: number[] };
type Running = { stop(): Promise<Outcome> };

const LIMIT_MS = 15_000;
/** nginx limits each address, so the load comes from several; all of 127.0.0.0/8 is this machine. */
const VISITORS = 16;
/** Bypasses the cache of the cluster's nginx, so that an instance answers. */
export const PAST_THE_CACHE = { 'x-past-the-cache': '1' };

/**
 * Requests the addresses in turn at an even rate, without waiting for responses, as independent visitors do. Every
 * status but 200 is a failure, and so is no response within 15 s.
 */
export function startLoad({ urls, perSecond, headers = {} }: Load): Running {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const outcome: Outcome = { sent: 0, failures: [], tookMs: [] };
  const open = new Set<Promise<void>>();
  const from = performance.now();
  const send = () => {
    const due = Math.floor(((performance.now() - from) / 1000) * perSecond);
    for (; outcome.sent < due; outcome.sent += 1) {
      const url = urls[outcome.sent % urls.length] as string;
      const asked = ask(url, { headers, agent, localAddress: visitor(outcome.sent), family: 4 }, outcome).finally(() =>
        open.delete(asked),
      );
      open.add(asked);
    }
  };
  const timer = setInterval(send, 5);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return outcome;
    },
  };
}

/** Sends a number of requests at that rate and returns the outcome. */
export async function sendLoad(load: Load, count: number): Promise<Outcome> {
  const running = startLoad(load);
  await new Promise((resolve) => setTimeout(resolve, (count / load.perSecond) * 1000));
  return running.stop();
}

/** Returns a source address. Only Linux has all of 127.0.0.0/8; elsewhere every request comes from one address. */
const visitor = (request: number) =>
  process.platform === 'linux' ? `127.0.0.${2 + (request % VISITORS)}` : '127.0.0.1';

function ask(url: string, options: RequestOptions, outcome: Outcome): Promise<void> {
  const from = performance.now();
  return new Promise((resolve) => {
    const done = (failure?: string) => {
      if (failure) outcome.failures.push(`${failure} ${new URL(url).pathname}`);
      else outcome.tookMs.push(performance.now() - from);
      resolve();
    };
    const request = get(url, { ...options, timeout: LIMIT_MS }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode === 200 ? undefined : String(answer.statusCode)));
      answer.once('error', (error) => done(error.message));
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', (error) => done(error.message));
  });
}

/** Returns the failures as one line, each kind once with its number. */
export function formatFailures(failures: string[]): string {
  const kinds = Map.groupBy(failures, (failure) => failure);
  return [...kinds].map(([kind, all]) => `${all.length} × ${kind}`).join(', ');
}
