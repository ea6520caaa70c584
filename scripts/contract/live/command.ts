import { closeSync, openSync, writeFileSync } from 'node:fs';
import { type Call, calls, type OpenApiDocument } from '../../generate/document.ts';
import { type JsonObject, presentDocument } from '../judge/document.ts';
import { type Clock, createCaller, realClock } from './caller.ts';
import { HelpWanted, type LiveOptions, liveOptions, UsageError, usage } from './options.ts';
import { type BodiesByOperation, callWithoutSession, checkOwnToken, readAll } from './reads.ts';
import { recordingOf } from './recording.ts';
import { reportLines } from './report.ts';
import { createRun, HostUnreachable, type Run } from './run.ts';
import { AccountRefused, tokenOf } from './session.ts';
import { withSources } from './sources.ts';
import { writeAll } from './writes.ts';

type Surroundings = {
  env: Record<string, string | undefined>;
  print(line: string): void;
  clock?: Clock;
};

/**
 * Compares a host with the document. Returns the exit code: 0 without findings, 1 with findings, 2 for wrong arguments,
 * an unreachable host, refused credentials or a run without any call.
 */
export async function contract(args: string[], { env, print, clock = realClock }: Surroundings): Promise<number> {
  try {
    const options = liveOptions(args, env);
    return await judgeHost(options, presentDocument(), clock, print);
  } catch (error) {
    if (error instanceof HelpWanted) {
      print(usage);
      return 0;
    }
    if (error instanceof UsageError) print(`${error.message}\n\n${usage}`);
    else if (error instanceof HostUnreachable || error instanceof AccountRefused) print(error.message);
    else throw error;
    return 2;
  }
}

async function judgeHost(options: LiveOptions, document: JsonObject, clock: Clock, print: (line: string) => void) {
  const version = String((document.info as JsonObject).version);
  for (const file of [options.jsonFile, options.recordFile]) if (file !== null) openForWriting(file);
  const send = createCaller({ ...options, agent: `kelana-contract/${version}`, clock });
  const run = createRun(document, chosen(document, options), send, options.slowMs);
  print(`${options.host} against document ${version}, ${manner(options)}\n`);
  await callReachable(run, options);

  const results = [...run.results.values()];
  for (const line of reportLines(results, run.exchanges)) print(line);
  const findings = results.flatMap((result) => result.findings);
  if (options.jsonFile) {
    const operations = results.map(({ operation, ...seen }) => ({ operationId: operation.id, ...seen }));
    writeFileSync(options.jsonFile, `${JSON.stringify({ host: options.host, version, operations }, null, 2)}\n`);
    print(`Written: ${options.jsonFile}.`);
  }
  if (options.recordFile) {
    const recording = recordingOf(options.host, version, run.exchanges);
    writeFileSync(options.recordFile, `${JSON.stringify(recording, null, 2)}\n`);
    print(`Written: ${options.recordFile}. Make examples of it: npm run contract:examples -- ${options.recordFile}`);
  }
  const wasAsked = results.some(({ times }) => times.length > 0);
  // No call was made, so the document was not checked at all.
  if (!wasAsked) return 2;
  return findings.length > 0 ? 1 : 0;
}

function chosen(document: JsonObject, { only, account, writes, also }: LiveOptions): Call[] {
  const all = calls(document as unknown as OpenApiDocument);
  if (only === null) return all;
  const unknown = only.find((name) => !all.some(({ id }) => id === name));
  if (unknown !== undefined) throw new UsageError(`The document has no operation ${unknown}.`);
  const session = account ? ['login', 'getProfile', 'logout'] : [];
  const written = writes ? ['updateUser', ...also, ...(also.includes('bookTour') ? ['listItineraries'] : [])] : [];
  const names = withSources([...only, ...session, ...written], all);
  return all.filter(({ id }) => names.has(id));
}

// Checked before the first call, so that a wrong path does not lose the results of a run.
function openForWriting(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
}

async function callReachable(run: Run, options: LiveOptions): Promise<void> {
  try {
    await callAll(run, options);
  } catch (error) {
    if (!(error instanceof HostUnreachable)) throw error;
    const hint = 'Check the address, the network and the certificate; `npm run mock` starts the embedded host.';
    throw new HostUnreachable(`${options.host} cannot be reached: ${error.message}. ${hint}`);
  }
}

async function callAll(run: Run, options: LiveOptions): Promise<void> {
  const found: BodiesByOperation = new Map();
  // Signing in comes first, so that a wrong password is reported at once.
  const token = options.account ? await tokenFor(run, options.account) : undefined;
  await readAll(run, found);
  await callWithoutSession(run, options.probesWrites);
  if (!options.account) return;
  if (token === undefined) return run.note('login', 'no token: protected operations were not called');
  await readAll(run, found, token);
  if (options.probesWrites) await checkOwnToken(run, token);
  if (options.writes) await writeAll(run, found, { ...options.account, token }, options.also);
}

async function tokenFor(run: Run, account: { email: string; password: string }): Promise<string | undefined> {
  const session = await run.ask('login', { json: account, why: 'to the account' });
  if (run.results.get('login')?.statuses.at(-1) === 401) {
    throw new AccountRefused(`The host refuses ${account.email} with the password in CONTRACT_PASSWORD (401).`);
  }
  return tokenOf(session);
}

function manner({ writes, probesWrites, also, pauseMs, account }: LiveOptions): string {
  const rate = `at most ${Math.round((1000 / pauseMs) * 10) / 10} requests per second`;
  if (writes) return `writing as the account${also.length > 0 ? ` and ${also.join(', ')}` : ''}, ${rate}`;
  const reads = probesWrites ? 'reading, and probing writes without a token' : 'read-only';
  return `${reads}${account ? ' with a session' : ''}, ${rate}`;
}
