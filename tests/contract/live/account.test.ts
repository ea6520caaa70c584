import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { traces } from '../../../scripts/contract/live/traces.ts';
import { PASSWORD, RATNA } from '../case.ts';
import { changed, type DriftingHost, startDriftingHost } from './drifting-host.ts';
import { runContract } from './run-contract.ts';

let host: DriftingHost;
let folder: string;
const env = { CONTRACT_PASSWORD: PASSWORD };
const member = ['--email', RATNA];
// What a member does needs few reads: the lists of departures lead to one that can be booked.
const few = ['--only', 'listItineraries,listCareers'];
beforeEach(async () => {
  host = await startDriftingHost();
  folder = mkdtempSync(join(tmpdir(), 'kelana-live-'));
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const written = () =>
  host.asked.filter(({ method, headers }) => method !== 'GET' && (headers.has('authorization') || method === 'PUT'));

test('without --write an account signs in, reads and writes nothing', async () => {
  const { code, lines } = await runContract([host.url, ...member, ...few], env);
  expect(lines.at(-1)).toMatch(/no finding\.$/);
  expect(code).toBe(0);
  expect(written()).toEqual([]);
});

test('with --write the profile keeps its values and the session ends', async () => {
  const { code, lines } = await runContract([host.url, ...member, '--write', ...few], env);
  expect(lines.at(-1)).toMatch(/no finding\.$/);
  expect(code).toBe(0);
  expect(written().map(({ url }) => new URL(url).pathname)).toEqual(['/v2/modules/user/update', '/v1/auth/logout']);
});

test('every write that leaves a trace works when it is named', async () => {
  const also = traces.flatMap((name) => ['--also', name]);
  const { code, lines } = await runContract([host.url, ...member, '--write', ...also], env);
  expect(lines.at(-1)).toMatch(/no finding\.$/);
  expect(code).toBe(0);
});

test('a write that changes more than it says is a finding', async () => {
  let reads = 0;
  host.drift = changed('/user/profile', ({ data }: { data: { address: string } }) => {
    reads += 1;
    if (reads > 1) data.address = 'elsewhere';
  });
  const { code, lines } = await runContract([host.url, ...member, '--write', ...few], env);
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith('updateUser  POST'))).toEqual([
    'updateUser  POST own values  /data/address: writing its own value changed it',
  ]);
});

test('the report and the recording hold no secret and nobody by name', async () => {
  const [json, record] = [join(folder, 'report.json'), join(folder, 'run.json')];
  await runContract([host.url, ...member, ...few, '--json', json, '--record', record], env);
  const text = readFileSync(json, 'utf8') + readFileSync(record, 'utf8');
  const tokens = host.asked.flatMap(({ headers }) => headers.get('authorization')?.slice(7) ?? []);
  for (const secret of [PASSWORD, RATNA, 'Kusumawardani', '+6281200000201', ...tokens.slice(-1)]) {
    expect(text).not.toContain(secret);
  }
});

test('a token is sent to no other origin', async () => {
  const other = await startDriftingHost();
  host.drift = ({ url }, response) =>
    url.endsWith('/user/profile') ? new Response(null, { status: 307, headers: { location: other.url } }) : response;
  const { code } = await runContract([host.url, ...member, ...few], env);
  expect(code).toBe(1);
  expect(other.asked).toEqual([]);
  await other.close();
});
