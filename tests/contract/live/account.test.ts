import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contractExamples } from '../../../scripts/contract/examples/command.ts';
import { traces } from '../../../scripts/contract/live/traces.ts';
import { PASSWORD, RATNA } from '../case.ts';
import { type DriftingHost, driftOfBody, startDriftingHost } from './drifting-host.ts';
import { runContract } from './run-contract.ts';

let host: DriftingHost;
let folder: string;
const memberNames = ['Ratna', 'Kusumawardani'];
const env = { CONTRACT_PASSWORD: PASSWORD };
const member = ['--email', RATNA];
// These reads are enough for the member's operations: `listItineraries` finds a departure that can be booked.
const fewReads = ['--only', 'listItineraries,listCareers'];
beforeEach(async () => {
  host = await startDriftingHost();
  folder = mkdtempSync(join(tmpdir(), 'kelana-live-'));
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const writeRequests = () =>
  host.requests.filter(({ method, headers }) => method !== 'GET' && (headers.has('authorization') || method === 'PUT'));

test('without --write an account signs in, reads and writes nothing', async () => {
  const { code, lines } = await runContract([host.url, ...member, ...fewReads], env);
  expect(lines.at(-1)).toMatch(/no finding\.$/);
  expect(code).toBe(0);
  expect(writeRequests()).toEqual([]);
});

test('a refused account is reported at once, and not as drift', async () => {
  const { code, lines } = await runContract([host.url, ...member], { CONTRACT_PASSWORD: 'wrong-one-1' });
  expect(code).toBe(2);
  expect(lines.at(-1)).toBe(`The host refuses ${RATNA} with the password in CONTRACT_PASSWORD (401).`);
  expect(host.requests).toHaveLength(1);
});

test('with --write the profile keeps its values and the session ends', async () => {
  const { code, lines } = await runContract([host.url, ...member, '--write', ...fewReads], env);
  expect(lines.at(-1)).toMatch(/no finding\.$/);
  expect(code).toBe(0);
  expect(writeRequests().map(({ url }) => new URL(url).pathname)).toEqual([
    '/v2/modules/user/update',
    '/v1/auth/logout',
  ]);
});

test('every write that leaves a trace runs when it is named', async () => {
  const also = traces.flatMap((name) => ['--also', name]);
  const { code, lines } = await runContract([host.url, ...member, '--write', ...also], env);
  expect(lines.at(-1)).toMatch(/^(\d+) of \1 operations called, .* no finding\.$/);
  expect(code).toBe(0);
});

test('a write that changes other fields is a finding', async () => {
  let reads = 0;
  host.drift = driftOfBody('/user/profile', ({ data }: { data: { address: string } }) => {
    reads += 1;
    if (reads > 1) data.address = 'elsewhere';
  });
  const { code, lines } = await runContract([host.url, ...member, '--write', ...fewReads], env);
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith('updateUser  POST'))).toEqual([
    'updateUser  POST own values  /data/address: writing its own value changed it',
  ]);
});

test.each([
  ['an unchanged host', false],
  ['a host that drifts', true],
])('the report and the recording of %s hold no secret and no personal data', async (_, isDrifting) => {
  const [json, record] = [join(folder, 'report.json'), join(folder, 'run.json')];
  let reads = 0;
  if (isDrifting) {
    host.drift = driftOfBody('/user/profile', ({ data }: { data: Record<string, unknown> }) => {
      reads += 1;
      Object.assign(data, { dob: '23/04/1988', phone: 6281200000201, nik: '3174012345678901', number: 77123 });
      if (reads > 1) data.address = 'Jl. Rahasia 7';
    });
  }
  const { code, lines } = await runContract(
    [host.url, ...member, ...fewReads, '--write', '--json', json, '--record', record],
    env,
  );
  expect(code).toBe(isDrifting ? 1 : 0);
  const output = readFileSync(json, 'utf8') + readFileSync(record, 'utf8') + lines.join('\n');
  const tokens = host.requests.flatMap(({ headers }) => headers.get('authorization')?.slice(7) ?? []);
  const realTokens = tokens.filter((token) => token !== 'kelana-contract-no-such-token');
  const personal = [
    ...memberNames,
    '23/04/1988',
    '81200000201',
    '3174012345678901',
    '77123',
    'Jl. Anggrek',
    'Jl. Rahasia',
  ];
  expect([PASSWORD, RATNA, ...personal, ...realTokens].filter((secret) => output.includes(secret))).toEqual([]);
});

test('a response to a member can still become an example', async () => {
  const record = join(folder, 'run.json');
  await runContract([host.url, ...member, '--only', 'listBookings,getMembership', '--record', record], env);
  const lines: string[] = [];
  expect(await contractExamples([record], (line) => lines.push(line))).toBe(0);
  expect(lines.join('\n')).toContain('list-bookings-200-recorded');
});

test('a token is sent to no other origin, and the query of a redirect is not printed', async () => {
  const otherHost = await startDriftingHost();
  host.drift = ({ url }, response) =>
    url.endsWith('/user/profile')
      ? new Response(null, { status: 307, headers: { location: `${otherHost.url}/?name=Ratna` } })
      : response;
  const { code, lines } = await runContract([host.url, ...member, ...fewReads], env);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain(`redirects (307) to ${otherHost.url}/; not followed`);
  expect(otherHost.requests).toEqual([]);
  await otherHost.close();
});
