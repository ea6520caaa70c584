import { spawn } from 'node:child_process';

/** What one round of wrk saw: requests per second, and the time in ms that 99 of 100 answers took at most. */
export type Round = { perSecond: number; p99Ms: number };

/** How an address is asked: over how many kept connections, for how long, and in which encoding. */
export type Load = { concurrency: number; roundMs: number; encoding: 'gzip' | 'identity' };

/** Asks one address for a while; an answer that is no success ends the bench. */
export async function loadRound(url: string, { concurrency, roundMs, encoding }: Load): Promise<Round> {
  const seconds = Math.max(1, Math.round(roundMs / 1000));
  const args = ['-t1', `-c${concurrency}`, `-d${seconds}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`, url];
  return readReport(url, await outputOf('wrk', args));
}

/** Reads what wrk prints after a run. */
export function readReport(url: string, text: string): Round {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  const failures = /(?:Non-2xx or 3xx responses|Socket errors): .*/.exec(text)?.[0];
  if (failures) throw new Error(`${url}: ${failures}`);
  if (!perSecond || !p99 || !unit) throw new Error(`wrk did not tell how ${url} answered:\n${text}`);
  return { perSecond, p99Ms: Number(p99) * (MS[unit] ?? 1) };
}

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function outputOf(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve(text) : reject(new Error(`${command} ended with code ${code}.`))));
  });
}
