import { spawn } from 'node:child_process';

/** The result of one run of wrk: requests per second and the 99th percentile of the response times in ms. */
export type Round = { perSecond: number; p99Ms: number };

/**
 * The load on an address: number of connections, duration in milliseconds and accepted encoding. A `script` of wrk
 * chooses the requests; a slow response then is no failure.
 */
export type Load = { concurrency: number; roundMs: number; encoding: 'gzip' | 'identity'; script?: string };

/** Sends requests to one address for the duration of the load; rejects when a response is not a success. */
export async function loadRound(url: string, { concurrency, roundMs, encoding, script }: Load): Promise<Round> {
  const seconds = Math.max(1, Math.round(roundMs / 1000));
  const scripted = script === undefined ? [] : ['-s', script];
  // A busy machine delays a response by more than the two seconds after which wrk reports a failure by default.
  const limits = [`-c${concurrency}`, `-d${seconds}s`, '--timeout', script === undefined ? '10s' : '60s'];
  const args = ['-t1', ...limits, '--latency', '-H', `Accept-Encoding: ${encoding}`, ...scripted, url];
  return parseReport(url, await outputOf('wrk', args));
}

/** Parses the output of wrk; throws when it reports failed requests or no figures. */
export function parseReport(url: string, text: string): Round {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  const failures = /(?:Non-2xx or 3xx responses|Socket errors): .*/.exec(text)?.[0];
  if (failures) throw new Error(`${url}: ${failures}`);
  if (!perSecond || !p99 || !unit) throw new Error(`wrk reported no figures for ${url}:\n${text}`);
  return { perSecond, p99Ms: Number(p99) * (MS_PER_UNIT[unit] ?? 1) };
}

const MS_PER_UNIT: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function outputOf(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with code ${code}.`));
    });
  });
}
