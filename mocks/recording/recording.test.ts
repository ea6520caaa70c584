import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMember, tokenOf } from '../../scripts/lib/member-session.ts';
import { serveLocally } from '../../tests/support/local-server.ts';
import { type Host, startHost } from '../host.ts';
import { openResponseSource } from './response-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-recording-'));
const file = join(folder, 'recording.json');
const hostOf = (setup: ReturnType<typeof openResponseSource>) =>
  startHost({ port: 0, createResponseSource: setup?.create });

let real: Host;
let recording: Host;
let source: ReturnType<typeof openResponseSource>;
beforeAll(async () => {
  real = await startHost({ port: 0 });
  source = openResponseSource(real.url, file);
  recording = await hostOf(source);
});
afterAll(async () => {
  await recording.close();
  await real.close();
});

const read = async (url: string, path: string, headers = {}) => await (await fetch(url + path, { headers })).json();

test('calls are answered by the real host, and what is planned here comes first', async () => {
  real.mockContext.reset('empty');
  expect((await read(recording.url, '/v1/modules/tour/tours/regional')).data).toEqual([]);
  recording.mockContext.faults.add({ operationId: 'listTours', status: 503, times: 1 });
  expect((await fetch(`${recording.url}/v1/modules/tour/tours/regional`)).status).toBe(503);
  real.mockContext.reset();
  expect((await read(recording.url, '/v1/modules/tour/tours/regional')).data.length).toBeGreaterThan(3);
});

test('a recording has no secrets, and is replayed with its order, language and parameters', async () => {
  const authorization = `Bearer ${await tokenOf(recording.url, demoMember)}`;
  const profile = await read(recording.url, '/v1/modules/user/profile', { authorization });
  expect(profile.data.email).toBe(demoMember.email);
  const page = { status: 500, headers: { 'content-type': 'text/html' }, body: `<pre>${demoMember.password}</pre>` };
  real.mockContext.faults.add({ operationId: 'getProfile', times: 1, response: page });
  await fetch(`${recording.url}/v1/modules/user/profile`, { headers: { authorization } });
  await read(recording.url, '/v1/modules/tour/17/detail?draft=1', { 'accept-language': 'en' });
  await source?.flush();
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('masked-token');
  const { email, phone, firstName, address } = profile.data;
  for (const secret of [authorization.slice(7), demoMember.password, email, phone, firstName, address]) {
    expect(text).not.toContain(secret);
  }

  const host = await hostOf(openResponseSource(undefined, file));
  const tourCount = async () => (await read(host.url, '/v1/modules/tour/tours/regional')).data.length;
  expect([await tourCount(), await tourCount(), await tourCount()]).toEqual([0, 9, 9]);
  host.mockContext.reset();
  expect(await tourCount()).toBe(0);
  expect((await fetch(`${host.url}/v1/modules/user/profile`)).status).toBe(401);
  const token = await tokenOf(host.url, demoMember);
  expect(token).toBe('masked-token');
  const masked = await read(host.url, '/v1/modules/user/profile', { authorization: `Bearer ${token}` });
  expect(masked.data.email).toBe('masked@kelana.example');
  // Not recorded, so it is this host's own answer.
  expect((await read(host.url, '/v1/modules/banners')).success).toBe(true);
  expect(host.mockContext.calls.broken()).toEqual([]);
  await host.close();
});

test('a redirect of the real host to itself leads to this host, and to another host it leads there', async () => {
  const redirect = (location: string) =>
    real.mockContext.faults.add({
      operationId: 'listBanners',
      times: 1,
      response: { status: 302, headers: { location }, body: undefined },
    });
  const locationOf = async () =>
    (await fetch(`${recording.url}/v1/modules/banners`, { redirect: 'manual' })).headers.get('location');
  redirect(`${real.url}/v1/modules/deals?page=2`);
  expect(await locationOf()).toBe('/v1/modules/deals?page=2');
  redirect('https://other.example/v1/modules/deals');
  expect(await locationOf()).toBe('https://other.example/v1/modules/deals');
});

test('an answer without a body and the page of a gateway are replayed as they came, without e-mail addresses', async () => {
  const path = join(folder, 'gateway.json');
  const upstream = openResponseSource(real.url, path);
  const passing = await hostOf(upstream);
  const html = { 'content-type': 'text/html; charset=utf-8' };
  for (const response of [
    { status: 204, body: undefined },
    { status: 502, headers: html, body: '<h1>Bad gateway</h1> ops@kelana.example' },
  ]) {
    real.mockContext.faults.add({ operationId: 'listBanners', times: 1, response });
  }
  const answersOf = async (url: string) => {
    const received = [];
    for (let call = 0; call < 2; call += 1) {
      const response = await fetch(`${url}/v1/modules/banners`);
      received.push([response.status, response.headers.get('content-type'), await response.text()]);
    }
    return received;
  };
  const answers = (page: string) => [
    [204, null, ''],
    [502, 'text/html;charset=utf-8', page],
  ];
  expect(await answersOf(passing.url)).toEqual(answers('<h1>Bad gateway</h1> ops@kelana.example'));
  await upstream?.flush();
  await passing.close();
  const host = await hostOf(openResponseSource(undefined, path));
  expect(await answersOf(host.url)).toEqual(answers('<h1>Bad gateway</h1> masked@kelana.example'));
  await host.close();
});

test('the real host gets the media types that the client accepts', async () => {
  const accepted: unknown[] = [];
  const upstream = await serveLocally(({ headers }, response) => {
    accepted.push(headers.accept);
    response.end();
  });
  const host = await hostOf(openResponseSource(upstream, join(folder, 'accept.json')));
  await fetch(`${host.url}/v1/modules/banners`, { headers: { accept: 'application/json' } });
  expect(accepted).toEqual(['application/json']);
  await host.close();
});

test('a real host that does not answer is named', async () => {
  const host = await hostOf(openResponseSource('http://localhost:1', join(folder, 'gone.json')));
  const response = await fetch(`${host.url}/v1/modules/banners`);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringContaining('localhost:1 does not answer'),
  ]);
  await host.close();
});

test('a file that is no recording, or one of another host, is refused', () => {
  const other = join(folder, 'other.json');
  writeFileSync(other, '{"host":"x"}');
  expect(() => openResponseSource(undefined, other)).toThrow('is not a recording');
  expect(() => openResponseSource('https://api.kelana.example', file)).toThrow(`has calls of ${real.url}`);
  expect(openResponseSource(undefined, undefined)).toBeUndefined();
});
