import { parseArgs } from 'node:util';
import { isTrace, type Trace, traces } from './traces.ts';

/** The options of a run against a host. Times are in milliseconds. */
export type LiveOptions = {
  host: string;
  account: { email: string; password: string } | null;
  /** Also sends protected writes without token and body, and with an unknown token; each must be refused. */
  probesWrites: boolean;
  writes: boolean;
  /** Writes with visible effects on the host, as named by `--also`. */
  also: Trace[];
  /** Operations to call, together with those that supply their ids; null means all. */
  only: string[] | null;
  pauseMs: number;
  timeoutMs: number;
  /** Slower answers are findings; null sets no limit. */
  slowMs: number | null;
  jsonFile: string | null;
  recordFile: string | null;
};

export class UsageError extends Error {}

/** Thrown for `--help`. */
export class HelpWanted extends Error {}

export const usage = `Use: npm run contract -- https://host [options]
  --email <address>     also reads as this member; the password is in CONTRACT_PASSWORD.
                        Without --write the session stays open on the host
  --probe               calls that a host must refuse: protected writes without token and body,
                        checkToken and resetPassword with an unknown token
  --write               as --probe, and with --email: updates the profile with its own values and signs out
  --also <name,name>    with --write, writes with visible effects: ${traces.join(', ')}
  --only <name,name>    these operations and those that supply their ids
  --rate <number>       requests per second, 2
  --timeout <seconds>   for one answer, 10
  --slow <ms>           slower answers are findings
  --json <file>         the report as JSON
  --record <file>       the answers, masked, for \`npm run contract:examples\``;

/** Parses the arguments; throws a UsageError that explains the mistake, or HelpWanted. */
export function liveOptions(args: string[], env: Record<string, string | undefined>): LiveOptions {
  const { values, positionals } = parsed(args);
  if (values.help) throw new HelpWanted();
  if (positionals.length !== 1) throw new UsageError('Name one host, for example https://host.');
  const email = values.email;
  const password = env.CONTRACT_PASSWORD;
  if (email && !password) throw new UsageError(`Put the password of ${email} into CONTRACT_PASSWORD.`);
  if (values.write && !email) throw new UsageError('--write needs an account: add --email and CONTRACT_PASSWORD.');
  const also = (values.also ?? []).flatMap((names) => names.split(','));
  const unknown = also.find((name) => !isTrace(name));
  if (unknown !== undefined) throw new UsageError(`--also knows ${traces.join(', ')}; not ${unknown}.`);
  if (also.length > 0 && !values.write) throw new UsageError(`--also ${also.join(',')} needs --write.`);
  return {
    host: hostOf(positionals[0] as string),
    account: email && password ? { email, password } : null,
    probesWrites: values.probe || values.write,
    writes: values.write,
    also: also.filter(isTrace),
    only: values.only?.flatMap((names) => names.split(',')) ?? null,
    pauseMs: 1000 / positive('--rate', values.rate),
    timeoutMs: positive('--timeout', values.timeout) * 1000,
    slowMs: values.slow === undefined ? null : positive('--slow', values.slow),
    jsonFile: values.json ?? null,
    recordFile: values.record ?? null,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        email: { type: 'string' },
        probe: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        also: { type: 'string', multiple: true },
        only: { type: 'string', multiple: true },
        rate: { type: 'string', default: '2' },
        timeout: { type: 'string', default: '10' },
        slow: { type: 'string' },
        json: { type: 'string' },
        record: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function hostOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`${text} is no address such as https://host.`);
  if (url.username || url.search || url.hash) {
    throw new UsageError('The address of the host has no user, query or fragment.');
  }
  return url.origin + url.pathname.replace(/\/$/, '');
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new UsageError(`${name} is a number above 0, not ${text}.`);
  return number;
}
