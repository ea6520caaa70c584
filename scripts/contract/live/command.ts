import { type Call, calls, type OpenApiDocument, presentDocument } from '../../generate/document.ts';
import { createCaller, Stop } from './caller.ts';
import { type LiveOptions, liveOptions, wrongUse } from './options.ts';
import { type BodiesByOperation, callWithoutSession, checkOwnToken, readAll, withSources } from './reads.ts';
import { reportLines } from './report.ts';
import { createRun, type Run } from './run.ts';
import { writeAll } from './writes.ts';

type Print = (line: string) => void;

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
  print(`${options.host} against document ${version}, ${manner(options)}\n`);
  await callAll(run, options);

  const results = [...run.results.values()];
  for (const line of reportLines(results, run.bodies)) print(line);
  // Without any call the document was not checked at all.
  if (results.every(({ times }) => times.length === 0)) return 2;
  return results.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

function chosen(document: OpenApiDocument, { only, account, writes, also }: LiveOptions): Call[] {
  const all = calls(document);
  if (only === null) return all;
  const unknown = only.find((name) => !all.some(({ id }) => id === name));
  if (unknown !== undefined) throw wrongUse(`The document has no operation ${unknown}.`);
  const session = account ? ['login', 'getProfile', 'logout'] : [];
  const written = writes ? ['updateUser', ...also, ...(also.includes('bookTour') ? ['listItineraries'] : [])] : [];
  const names = withSources([...only, ...session, ...written], all);
  return all.filter(({ id }) => names.has(id));
}

async function callAll(run: Run, { account, probesWrites, writes, also }: LiveOptions): Promise<void> {
  const found: BodiesByOperation = new Map();
  // Signing in comes first, so that a wrong password is reported at once.
  const token = account ? await tokenFor(run, account) : undefined;
  await readAll(run, found);
  await callWithoutSession(run, probesWrites);
  if (!account) return;
  if (token === undefined) return run.note('login', 'no token: protected operations were not called');
  await readAll(run, found, token);
  if (probesWrites) await checkOwnToken(run, token);
  if (writes) await writeAll(run, found, { email: account.email, token }, also);
}

async function tokenFor(run: Run, account: { email: string; password: string }): Promise<string | undefined> {
  const body = await run.ask('login', { json: account, why: 'to the account' });
  if (run.results.get('login')?.statuses.at(-1) === 401) {
    throw new Stop(`The host refuses ${account.email} with the password in CONTRACT_PASSWORD (401).`);
  }
  const token = (body as { data?: { token?: unknown } } | undefined)?.data?.token;
  return typeof token === 'string' ? token : undefined;
}

function manner({ writes, probesWrites, also, pauseMs, account }: LiveOptions): string {
  const rate = `at most ${Math.round((1000 / pauseMs) * 10) / 10} requests per second`;
  if (writes) return `writing as the account${also.length > 0 ? ` and ${also.join(', ')}` : ''}, ${rate}`;
  const reads = probesWrites ? 'reading, and probing writes without a token' : 'read-only';
  return `${reads}${account ? ' with a session' : ''}, ${rate}`;
}
