import { parseArgs } from 'node:util';
import { type Call, calls, type OpenApiDocument, presentDocument } from '../../generate/document.ts';
import { createCaller, Stop } from './caller.ts';
import { missedProposals } from './missed-proposals.ts';
import { callWithoutSession, readAll, withSources } from './reads.ts';
import { reportLines } from './report.ts';
import { createRun, type Run } from './run.ts';
import { isTrace, traces, writeAll } from './writes.ts';

type Print = (line: string) => void;
type LiveOptions = ReturnType<typeof liveOptions>;

/**
 * Compares a host with the document. Returns the exit code: 0 without findings, 1 with findings, 2 for wrong arguments,
 * an unreachable host, refused credentials or a run without any call.
 */
export async function contract(args: string[], env: NodeJS.Dict<string>, print: Print): Promise<number> {
  try {
    return await judgeHost(liveOptions(args, env), presentDocument(), print);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    print(error.message);
    return error.code;
  }
}

async function judgeHost(options: LiveOptions, document: OpenApiDocument, print: Print): Promise<number> {
  const { version } = document.info;
  const send = createCaller({ ...options, agent: `kelana-contract/${version}` });
  const run = createRun(document, chosen(document, options), send);
  print(`${options.host} against document ${version}\n`);
  await callAll(run, options);

  const results = [...run.results.values()];
  for (const line of reportLines(results, missedProposals(document, results))) print(line);
  // Without any call the document was not checked at all.
  if (results.every(({ callCount }) => callCount === 0)) return 2;
  return results.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

function chosen(document: OpenApiDocument, { only, account, writes, also }: LiveOptions): Call[] {
  const all = calls(document);
  if (only === null) return all;
  const unknown = only.find((name) => !all.some(({ id }) => id === name));
  if (unknown !== undefined) throw wrongUse(`The document has no operation ${unknown}.`);
  const session = account ? ['login', 'getProfile', 'logout'] : [];
  const written = writes ? ['updateUser', ...also, ...(also.includes('bookTour') ? ['listItineraries'] : [])] : [];
  const names = withSources([...only, ...session, ...written]);
  return all.filter(({ id }) => names.has(id));
}

async function callAll(run: Run, { account, probesWrites, writes, also }: LiveOptions): Promise<void> {
  // Signing in comes first, so that a wrong password is reported at once.
  const token = account ? await tokenFor(run, account) : undefined;
  await readAll(run);
  await callWithoutSession(run, probesWrites);
  if (!account) return;
  if (token === undefined) return run.note('login', 'no token: protected operations were not called');
  await readAll(run, token);
  // The call is a POST, so it is one of the probes.
  if (probesWrites && run.results.has('checkToken'))
    await run.ask('checkToken', { json: { token }, why: "with the session's token" });
  if (writes) await writeAll(run, { email: account.email, token }, also);
}

async function tokenFor(run: Run, account: { email: string; password: string }): Promise<string | undefined> {
  const body = await run.ask('login', { json: account, why: 'to the account' });
  if (run.results.get('login')?.statuses.at(-1) === 401) {
    throw new Stop(`The host refuses ${account.email} with the password in CONTRACT_PASSWORD (401).`);
  }
  const token = (body as { data?: { token?: unknown } } | undefined)?.data?.token;
  return typeof token === 'string' ? token : undefined;
}

const usage = `Use: npm run contract -- https://host [options]
  --email <address>     also reads as this member; the password is in CONTRACT_PASSWORD.
                        Without --write the session stays open on the host
  --probe               calls that a host must refuse: protected writes without token and body,
                        checkToken and resetPassword with an unknown token
  --write               as --probe, and with --email: updates the profile with its own values and signs out
  --also <name,name>    with --write, writes with visible effects: ${traces.join(', ')}
  --only <name,name>    these operations and those that supply their ids
  --rate <number>       requests per second, 2`;

const wrongUse = (message: string) => new Stop(`${message}\n\n${usage}`);

const text = { type: 'string' } as const;
const list = { ...text, multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

function parsed(args: string[]) {
  const options = { help: { ...flag, short: 'h' }, email: text, probe: flag, write: flag, also: list, only: list };
  const rate = { ...text, default: '2' };
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, rate } });
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the arguments; throws a Stop that explains the mistake, or with the usage for `--help`. */
function liveOptions(args: string[], env: NodeJS.Dict<string>) {
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
  const rate = Number(values.rate);
  if (!(rate > 0)) throw wrongUse(`--rate is a number above 0, not ${values.rate}.`);
  return {
    host: hostOf(host),
    account: email && password ? { email, password } : null,
    /** Also sends protected writes without token and body, and with an unknown token; each must be refused. */
    probesWrites: values.probe || write,
    writes: write,
    /** Writes with visible effects on the host. */
    also: also.filter(isTrace),
    /** Operations to call, together with those that supply their ids; null means all. */
    only: namesIn(values.only),
    pauseMs: 1000 / rate,
  };
}

const namesIn = (lists: string[] | undefined) => lists?.flatMap((names) => names.split(',')) ?? null;

function hostOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw wrongUse(`${text} is no address such as https://host.`);
  if (url.username || url.search || url.hash) throw wrongUse('The address of the host has no user, query or fragment.');
  return url.origin + url.pathname.replace(/\/$/, '');
}
