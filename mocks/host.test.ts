import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoMember, tokenOf } from '../scripts/lib/member-session.ts';
import { type Host, startHost } from './host.ts';

let host: Host;
beforeAll(async () => {
  host = await startHost({ port: 0 });
});
beforeEach(() => host.mockContext.reset());
afterAll(() => host.close());

test('the host reports its health and serves the document', async () => {
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  const document = await (await fetch(`${host.url}/openapi.json`)).json();
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: host.url }] });
});

test('a preflight from any origin is allowed with whatever headers it asks for', async () => {
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'baggage,x-app-version' };
  const headers = { origin: 'http://localhost:3000', ...asked };
  const response = await fetch(`${host.url}/v1/auth/login`, { method: 'OPTIONS', headers });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe('baggage,x-app-version');
});

test.each(['/v1/modules/banners', '/__mock', '/edit', '/healthz'])('HEAD %s is answered like GET', async (path) => {
  const head = await fetch(host.url + path, { method: 'HEAD' });
  const type = (await fetch(host.url + path)).headers.get('content-type');
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, type, '']);
});

test('every answer may be read from another origin, failures and pictures too', async () => {
  const calls = ['banners', 'user/profile', 'nowhere'].map((path) => `/v1/modules/${path}`);
  for (const path of [...calls, '/media/bali-dawn.jpg?w=320', '/x']) {
    expect((await fetch(host.url + path)).headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('caches know that an answer may be compressed', async () => {
  const { headers } = await fetch(`${host.url}/v1/modules/tour/tours/regional`);
  expect([headers.get('vary'), headers.get('content-encoding')]).toEqual(['Accept-Encoding', 'gzip']);
});

test('the controls and their preflight are closed to other origins', async () => {
  const origin = 'http://localhost:3000';
  const preflight = { origin, 'access-control-request-method': 'POST' };
  const responses = [
    await fetch(`${host.url}/__mock/outbox`),
    await fetch(`${host.url}/__mock/outbox`, { headers: { origin } }),
    await fetch(`${host.url}/__mock/reset`, { method: 'OPTIONS', headers: preflight }),
    await fetch(`${host.url}/__mock/reset`, { method: 'POST', headers: { origin: 'null' } }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 403, 403, 403]);
  for (const { headers } of responses) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('an answer that is cut off arrives in part, then the connection breaks', async () => {
  host.mockContext.faults.add({ operationId: 'listBanners', cut: true, times: 1 });
  const response = await fetch(`${host.url}/v1/modules/banners`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect((await fetch(`${host.url}/v1/modules/banners`)).status).toBe(200);
});

test('a network fault breaks the connection, with text that keeps a browser from resending the request', async () => {
  host.mockContext.faults.add({ operationId: 'listBanners', network: true, times: 1 });
  const failed = fetch(`${host.url}/v1/modules/banners`);
  await expect(failed).rejects.toMatchObject({ message: 'fetch failed', cause: { name: 'HTTPParserError' } });
  expect((await fetch(`${host.url}/v1/modules/banners`)).status).toBe(200);
});

test('an invalid multipart body is a 400, and the host keeps running', async () => {
  const headers = {
    authorization: `Bearer ${await tokenOf(host.url, demoMember)}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const body = '--x\r\nContent-Disposition: form-data; name="photo"\r\nno end';
  const response = await fetch(`${host.url}/v2/modules/user/update`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
});

test('a body that is too long ends its connection, and the host keeps running', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(1_000_001) };
  const refused = await fetch(`${host.url}/v1/auth/login`, init);
  expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close']);
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
});

test('no path leads out of the media folder', async () => {
  // fetch would normalise the path before sending it.
  const status = await new Promise((resolve) => {
    request(`${host.url}/`, { path: '/media/../../package.json' }, (response) =>
      resolve(response.resume().statusCode),
    ).end();
  });
  expect(status).toBe(404);
  expect((await fetch(`${host.url}/media/%2e%2e%2f%2e%2e%2fpackage.json`)).status).toBe(404);
});

test('session, faults, clock and latency survive a restart, until another scenario', async () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'kelana-host-')), 'state.json');
  const start = (scenario?: 'premium') => startHost({ port: 0, stateFile, scenario });
  const settings = ({ mockContext }: Host) => ({ ...mockContext.settings(), faults: mockContext.faults.all() });
  const first = await start();
  const authorization = `Bearer ${await tokenOf(first.url, demoMember)}`;
  first.mockContext.faults.add({ operationId: 'listBanners', status: 503, times: 2 });
  first.mockContext.changeSettings({ offsetDays: 3, latencyMs: 5 });
  expect((await fetch(`${first.url}/v1/modules/banners`)).status).toBe(503);
  await first.close();
  const second = await start();
  expect((await fetch(`${second.url}/v1/modules/user/profile`, { headers: { authorization } })).status).toBe(200);
  expect(settings(second)).toMatchObject({ offsetDays: 3, latencyMs: 5, faults: [{ status: 503, times: 1 }] });
  await second.close();
  const third = await start('premium');
  expect(settings(third)).toMatchObject({ offsetDays: 0, latencyMs: 0, faults: [] });
  await third.close();
});

test('a host that cannot start does not change the state file', async () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'kelana-host-')), 'state.json');
  const text = JSON.stringify(host.database().state);
  writeFileSync(stateFile, text);
  const port = Number(new URL(host.url).port);
  await expect(startHost({ port, stateFile })).rejects.toThrow('EADDRINUSE');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(readFileSync(stateFile, 'utf8')).toBe(text);
});

/** Resolves with the status of a request with another Host header, which fetch does not allow. */
function statusWithHostHeader(name: string, path: string, { url } = host): Promise<number | undefined> {
  const headers = { host: name, origin: `http://${name}` };
  return new Promise((resolve, reject) => {
    const clientRequest = request(url + path, { headers, agent: false }, (response) =>
      resolve(response.resume().statusCode),
    );
    clientRequest.on('error', reject).end();
  });
}

test('the controls answer loopback names only, with any port; the service answers any name', async () => {
  for (const name of ['evil.example:4010', 'localhost.evil.example']) {
    expect(await statusWithHostHeader(name, '/__mock')).toBe(403);
  }
  for (const name of ['localhost:4110', '127.0.0.1', '[::1]:4010']) {
    expect(await statusWithHostHeader(name, '/__mock')).toBe(200);
  }
  expect(await statusWithHostHeader('kelana.test', '/v1/modules/banners')).toBe(200);
});

test('a host opened to other machines can be controlled under its name', async () => {
  const openHost = await startHost({ port: 0, address: '127.0.0.1' });
  expect(await statusWithHostHeader('kelana.test:4010', '/__mock', openHost)).toBe(200);
  await openHost.close();
});
