import { parseArgs } from 'node:util';
import { Stop } from './caller.ts';
import { isTrace, type Trace, traces } from './writes.ts';

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
};

const usage = `Use: npm run contract -- https://host [options]
  --email <address>     also reads as this member; the password is in CONTRACT_PASSWORD.
                        Without --write the session stays open on the host
  --probe               calls that a host must refuse: protected writes without token and body,
                        checkToken and resetPassword with an unknown token
  --write               as --probe, and with --email: updates the profile with its own values and signs out
  --also <name,name>    with --write, writes with visible effects: ${traces.join(', ')}
  --only <name,name>    these operations and those that supply their ids
  --rate <number>       requests per second, 2
  --timeout <seconds>   for one answer, 10`;

export const wrongUse = (message: string) => new Stop(`${message}\n\n${usage}`);

const text = { type: 'string' } as const;
const list = { ...text, multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

function parsed(args: string[]) {
  const options = { help: { ...flag, short: 'h' }, email: text, probe: flag, write: flag, also: list, only: list };
  const limits = { rate: { ...text, default: '2' }, timeout: { ...text, default: '10' } };
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, ...limits } });
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the arguments; throws a Stop that explains the mistake, or with the usage for `--help`. */
export function liveOptions(args: string[], env: Record<string, string | undefined>): LiveOptions {
  const { values, positionals } = parsed(args);
  if (values.help) throw new Stop(usage, 0);
  const [host] = positionals;
  if (host === undefined || positionals.length > 1) throw wrongUse('Name one host, for example https://host.');
  const { email, write } = values;
  const password = env.CONTRACT_PASSWORD;
  if (email && !password) throw wrongUse(`Put the password of ${email} into CONTRACT_PASSWORD.`);
  if (write && !email) throw wrongUse('--write needs an account: add --email and CONTRACT_PASSWORD.');
  const also = namesIn(values.also) ?? [];
  const unknown = also.find((name) => !isTrace(name));
  if (unknown !== undefined) throw wrongUse(`--also knows ${traces.join(', ')}; not ${unknown}.`);
  if (also.length > 0 && !write) throw wrongUse(`--also ${also.join(',')} needs --write.`);
  return {
    host: hostOf(host),
    account: email && password ? { email, password } : null,
    probesWrites: values.probe || write,
    writes: write,
    also: also.filter(isTrace),
    only: namesIn(values.only),
    pauseMs: 1000 / positive('--rate', values.rate),
    timeoutMs: positive('--timeout', values.timeout) * 1000,
  };
}

const namesIn = (lists: string[] | undefined) => lists?.flatMap((names) => names.split(',')) ?? null;

function hostOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw wrongUse(`${text} is no address such as https://host.`);
  if (url.username || url.search || url.hash) throw wrongUse('The address of the host has no user, query or fragment.');
  return url.origin + url.pathname.replace(/\/$/, '');
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw wrongUse(`${name} is a number above 0, not ${text}.`);
  return number;
}
