import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contractExamples } from '../../../scripts/contract/examples/command.ts';
import { traces } from '../../../scripts/contract/live/traces.ts';
import { PASSWORD, RATNA } from '../case.ts';
import { changed, type DriftingHost, startDriftingHost } from './drifting-host.ts';
import { runContract } from './run-contract.ts';

let host: DriftingHost;
let folder: string;
const names = ['Ratna', 'Kusumawardani'];
const env = { CONTRACT_PASSWORD: PASSWORD };
const member = ['--email', RATNA];
// A few reads are enough for the member's operations: the lists of departures lead to one that can be booked.
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

test('an account that the host refuses is told at once, and is no drift', async () => {
  const { code, lines } = await runContract([host.url, ...member], { CONTRACT_PASSWORD: 'wrong-one-1' });
  expect(code).toBe(2);
  expect(lines.at(-1)).toBe(`The host refuses ${RATNA} with the password in CONTRACT_PASSWORD (401).`);
  expect(host.asked).toHaveLength(1);
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
  expect(lines.at(-1)).toMatch(/^(\d+) of \1 operations called, .* no finding\.$/);
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

test.each([
  ['an unchanged host', false],
  ['a host that drifts', true],
])('the report and the recording of %s hold no secret and nobody by name', async (_, drifts) => {
  const [json, record] = [join(folder, 'report.json'), join(folder, 'run.json')];
  let reads = 0;
  if (drifts) {
    host.drift = changed('/user/profile', ({ data }: { data: Record<string, unknown> }) => {
      reads += 1;
      Object.assign(data, { dob: '23/04/1988', phone: 6281200000201, nik: '3174012345678901', number: 77123 });
      if (reads > 1) data.address = 'Jl. Rahasia 7';
    });
  }
  const { code, lines } = await runContract(
    [host.url, ...member, ...few, '--write', '--json', json, '--record', record],
    env,
  );
  expect(code).toBe(drifts ? 1 : 0);
  const text = readFileSync(json, 'utf8') + readFileSync(record, 'utf8') + lines.join('\n');
  const tokens = host.asked.flatMap(({ headers }) => headers.get('authorization')?.slice(7) ?? []);
  const own = tokens.filter((token) => token !== 'kelana-contract-no-such-token');
  const personal = [...names, '23/04/1988', '81200000201', '3174012345678901', '77123', 'Jl. '];
  expect([PASSWORD, RATNA, ...personal, ...own].filter((secret) => text.includes(secret))).toEqual([]);
});

test('an answer to a member can still become an example', async () => {
  const record = join(folder, 'run.json');
  await runContract([host.url, ...member, '--only', 'listBookings,getMembership', '--record', record], env);
  const lines: string[] = [];
  expect(await contractExamples([record], (line) => lines.push(line))).toBe(0);
  expect(lines.join('\n')).toContain('list-bookings-200-recorded');
});

test('a token is sent to no other origin, and the query of a redirect is not told', async () => {
  const other = await startDriftingHost();
  host.drift = ({ url }, response) =>
    url.endsWith('/user/profile')
      ? new Response(null, { status: 307, headers: { location: `${other.url}/?name=Ratna` } })
      : response;
  const { code, lines } = await runContract([host.url, ...member, ...few], env);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain(`redirects (307) to ${other.url}/; not followed`);
  expect(other.asked).toEqual([]);
  await other.close();
});
