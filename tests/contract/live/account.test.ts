import { afterEach, beforeEach, expect, test } from 'vitest';
import { traces } from '../../../scripts/contract/live/writes.ts';
import { PASSWORD, RATNA } from '../case.ts';
import { type DriftingHost, driftOfBody, runContract, startDriftingHost } from './drifting-host.ts';

let host: DriftingHost;
// These reads are enough for the member's operations: `listItineraries` finds a departure that can be booked.
const fewReads = ['--only', 'listItineraries,listCareers'];
const runAsMember = (args: string[], password = PASSWORD) =>
  runContract([host.url, '--email', RATNA, ...args], { CONTRACT_PASSWORD: password });
beforeEach(async () => {
  host = await startDriftingHost();
});
afterEach(() => host.close());

const writtenPaths = () =>
  host.requests
    .filter(({ method, headers }) => method !== 'GET' && headers.has('authorization'))
    .map(({ url }) => new URL(url).pathname);

test.each<[args: string[], paths: string[]]>([
  [fewReads, []],
  [
    [...fewReads, '--write'],
    ['/v2/modules/user/update', '/v1/auth/logout'],
  ],
])('%j writes %j', async (args, paths) => {
  const { code, lines } = await runAsMember(args);
  expect(lines.at(-1)).toMatch(/no finding\.$/);
  expect(code).toBe(0);
  expect(writtenPaths()).toEqual(paths);
});

test('a refused account is reported at once, and not as drift', async () => {
  const { code, lines } = await runAsMember([], 'wrong-one-1');
  expect(code).toBe(2);
  expect(lines.at(-1)).toBe(`The host refuses ${RATNA} with the password in CONTRACT_PASSWORD (401).`);
  expect(host.requests).toHaveLength(1);
});

test('every write that leaves a trace runs when it is named', async () => {
  const { code, lines } = await runAsMember(['--write', '--also', traces.join(',')]);
  expect(lines.at(-1)).toMatch(/^(\d+) of \1 operations called, .* no finding\.$/);
  expect(code).toBe(0);
});

test('a drifting profile is a finding, and the report holds neither a secret nor personal data', async () => {
  let reads = 0;
  host.drift = driftOfBody('/user/profile', ({ data }: { data: Record<string, unknown> }) => {
    reads += 1;
    Object.assign(data, { dob: '23/04/1988', phone: 6281200000201, nik: '3174012345678901', number: 77123 });
    if (reads > 1) data.address = 'Jl. Rahasia 7';
  });
  const { code, lines } = await runAsMember([...fewReads, '--write']);
  expect(code).toBe(1);
  expect(lines).toContain('updateUser  POST own values  /data/address: writing its own value changed it');
  const output = lines.join('\n');
  const tokens = host.requests.flatMap(({ headers }) => headers.get('authorization')?.slice(7) ?? []);
  const realTokens = tokens.filter((token) => token !== 'kelana-contract-no-such-token');
  const names = ['Ratna', 'Kusumawardani', 'Jl. Anggrek', 'Jl. Rahasia'];
  const personal = [...names, '23/04/1988', '81200000201', '3174012345678901', '77123'];
  expect([PASSWORD, RATNA, ...personal, ...realTokens].filter((secret) => output.includes(secret))).toEqual([]);
});

test('a token is sent to no other origin, and the query of a redirect is not printed', async () => {
  const otherHost = await startDriftingHost();
  const headers = { location: `${otherHost.url}/?name=Ratna` };
  host.drift = ({ url }, response) =>
    url.endsWith('/user/profile') ? new Response(null, { status: 307, headers }) : response;
  const { code, lines } = await runAsMember(fewReads);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain(`redirects (307) to ${otherHost.url}/; not followed`);
  expect(otherHost.requests).toEqual([]);
  await otherHost.close();
});
