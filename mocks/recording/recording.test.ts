import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Host, startHost } from '../host.ts';
import { openResponseSource } from './response-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-recording-'));
const file = join(folder, 'recording.json');
const credentials = { email: 'ratna@kelana.example', password: 'Kelana2027' };

let real: Host;
let recording: Host;
let source: ReturnType<typeof openResponseSource>;
beforeAll(async () => {
  real = await startHost({ port: 0 });
  source = openResponseSource(real.url, file);
  recording = await startHost({ port: 0, ...(source && { createResponseSource: source.create }) });
});
afterAll(async () => {
  await recording.close();
  await real.close();
});

const read = async (url: string, path: string, headers = {}) => await (await fetch(url + path, { headers })).json();

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(credentials) });
  return (await response.json()).data.token;
}

test('calls are answered by the real host, and what is planned here comes first', async () => {
  real.mockContext.reset('empty');
  expect((await read(recording.url, '/v1/modules/tour/tours/regional')).data).toEqual([]);
  recording.mockContext.faults.add({ operationId: 'listTours', status: 503, times: 1 });
  expect((await fetch(`${recording.url}/v1/modules/tour/tours/regional`)).status).toBe(503);
  real.mockContext.reset();
  expect((await read(recording.url, '/v1/modules/tour/tours/regional')).data.length).toBeGreaterThan(3);
});

test('a recording has no secrets, and is replayed with its order, language and parameters', async () => {
  const authorization = `Bearer ${await signIn(recording.url)}`;
  const profile = await read(recording.url, '/v1/modules/user/profile', { authorization });
  expect(profile.data.email).toBe(credentials.email);
  await read(recording.url, '/v1/modules/tour/17/detail?draft=1', { 'accept-language': 'en' });
  await source?.flush();
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('masked-token');
  const { email, phone, firstName, address } = profile.data;
  for (const secret of [authorization.slice(7), credentials.password, email, phone, firstName, address]) {
    expect(text).not.toContain(secret);
  }

  const replayed = openResponseSource(undefined, file);
  const host = await startHost({ port: 0, ...(replayed && { createResponseSource: replayed.create }) });
  expect((await read(host.url, '/v1/modules/tour/tours/regional')).data).toEqual([]);
  expect((await read(host.url, '/v1/modules/tour/tours/regional')).data.length).toBeGreaterThan(3);
  expect((await read(host.url, '/v1/modules/tour/tours/regional')).data.length).toBeGreaterThan(3);
  host.mockContext.reset();
  expect((await read(host.url, '/v1/modules/tour/tours/regional')).data).toEqual([]);
  expect((await fetch(`${host.url}/v1/modules/user/profile`)).status).toBe(401);
  const token = await signIn(host.url);
  expect(token).toBe('masked-token');
  const masked = await read(host.url, '/v1/modules/user/profile', { authorization: `Bearer ${token}` });
  expect(masked.data.email).toBe('masked@kelana.example');
  // Not recorded, so it is this host's own answer.
  expect((await read(host.url, '/v1/modules/banners')).success).toBe(true);
  expect(host.mockContext.calls.broken()).toEqual([]);
  await host.close();
});

test('a refused body is passed on as the real host answers it', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${recording.url}/v1/auth/login`, { method: 'POST', headers, body: '{' });
  expect([response.status, (await response.json()).success]).toEqual([400, false]);
});

test('a recording of another host is not continued', () => {
  expect(() => openResponseSource('https://api.kelana.example', file)).toThrow(`has calls of ${real.url}`);
});

test('a real host that does not answer is named', async () => {
  const gone = openResponseSource('http://localhost:1', join(folder, 'gone.json'));
  const host = await startHost({ port: 0, ...(gone && { createResponseSource: gone.create }) });
  const response = await fetch(`${host.url}/v1/modules/banners`);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringContaining('localhost:1 does not answer'),
  ]);
  await host.close();
});

test('a file that is no recording is refused', () => {
  const other = join(folder, 'other.json');
  writeFileSync(other, '{"host":"x"}');
  expect(() => openResponseSource(undefined, other)).toThrow('is not a recording');
  expect(openResponseSource(undefined, undefined)).toBeUndefined();
});
