import { Agent, get, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Measure, noneOf, percentile } from '../../lib/measure.ts';
import type { SitePath } from '../../lib/site-pages.ts';

export type Load = { urls: string[]; perSecond: number; headers?: Record<string, string>; timeoutMs?: number };
/** The number of requests that were sent, the failures as text, and the times of the responses in milliseconds. */
export type LoadResult = { sent: number; failures: string[]; durationsMs: number[] };

// nginx limits the requests of each client address, so the load comes from several addresses.
const CLIENT_ADDRESSES = 16;
/** A request header that bypasses the cache of the cluster's nginx, so that an instance responds. */
export const BYPASS_CACHE = { 'x-past-the-cache': '1' };

/** The pages that the loads request. */
export const PATHS: SitePath[] = ['/', '/group-tour', '/en/group-tour/17', '/blog', '/en/career', '/contact'];

/**
 * Requests the addresses in turn at an even rate, without waiting for responses, as independent visitors do. Every
 * status but 200 is a failure, and so is no response within `timeoutMs`. Returns a function that ends the load.
 */
export function startLoad({ urls, perSecond, headers = {}, timeoutMs = 15_000 }: Load): () => Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const result: LoadResult = { sent: 0, failures: [], durationsMs: [] };
  const pending = new Set<Promise<void>>();
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; result.sent < due; result.sent += 1) {
      const url = urls[result.sent % urls.length] as string;
      const options = { headers, agent, timeout: timeoutMs, localAddress: clientAddress(result.sent), family: 4 };
      const request = sendRequest(url, options, result).finally(() => pending.delete(request));
      pending.add(request);
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
    agent.destroy();
    return result;
  };
}

/** Sends about this number of requests at the rate of the load and returns the result. */
export async function sendLoad(load: Load, count: number): Promise<LoadResult> {
  const stop = startLoad(load);
  await new Promise((resolve) => setTimeout(resolve, (count / load.perSecond) * 1000));
  return stop();
}

/**
 * Returns the source address of a request. Linux accepts all of 127.0.0.0/8 as addresses of the machine; on another
 * system every request comes from one address.
 */
const clientAddress = (request: number) =>
  process.platform === 'linux' ? `127.0.0.${2 + (request % CLIENT_ADDRESSES)}` : '127.0.0.1';

function sendRequest(url: string, options: RequestOptions, result: LoadResult): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const finish = (failure?: string) => {
      if (failure) result.failures.push(`${failure} ${new URL(url).pathname}`);
      else result.durationsMs.push(performance.now() - startedAt);
      resolve();
    };
    const request = get(url, options, (response) => {
      response.resume();
      response.once('end', () => finish(response.statusCode === 200 ? undefined : String(response.statusCode)));
      response.once('error', (error) => finish(error.message));
    });
    request.once('timeout', () => request.destroy(new Error('no response')));
    request.once('error', (error) => finish(error.message));
  });
}

let fetched = 0;

/** Returns the text of a page, which another client requests each time. */
export function fetchHtml(url: string): Promise<string> {
  fetched += 1;
  const options = { localAddress: clientAddress(fetched), family: 4 };
  return new Promise((resolve, reject) => {
    get(url, options, (response) => resolve(text(response))).on('error', reject);
  });
}

export const p99Of = ({ durationsMs }: LoadResult) => percentile(durationsMs, 0.99);

/** Returns the measure of a load of which no request may fail, with each distinct failure once. */
export function failedRequests(group: string, subject: string, load: LoadResult): Measure {
  const failures = [...Map.groupBy(load.failures, (failure) => failure)].map(([one, all]) => `${all.length} × ${one}`);
  const speed = load.durationsMs.length > 0 ? `, p99 ${p99Of(load).toFixed(0)} ms` : '';
  const detail = `of ${load.sent} requests${speed} ${failures.join(', ')}`.trim();
  return noneOf(group, subject, load.failures.length, 'failed', detail);
}
