import { expect, test } from 'vitest';
import { allBehaviours } from '../behaviours/all.ts';
import { createMockContext } from '../mock-context.ts';
import { scenarioNames } from '../state/scenario-name.ts';
import { handleControl } from './handle-control.ts';

const mockContext = createMockContext({ behaviours: allBehaviours, now: () => new Date('2027-01-15T03:00:00Z') });

async function sendControl(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`http://host.example${path}`, { method, ...(body !== undefined && { body: text }) });
  const response = await handleControl(mockContext, request);
  if (!response) throw new Error(`${path} is no control`);
  return response;
}

const errorMessageFor = async (body: unknown) =>
  (await (await sendControl('POST', '/__mock/faults', body)).json()).message;

test('other paths are left to the service', async () => {
  expect(await handleControl(mockContext, new Request('http://host.example/__mocking'))).toBeNull();
});

test('the status has scenario, clock, latency, faults and calls', async () => {
  mockContext.reset();
  await sendControl('POST', '/__mock/faults', { operationId: 'login', status: 500, times: 2 });
  await sendControl('POST', '/__mock/clock', { offsetDays: 1 });
  await sendControl('POST', '/__mock/latency', { ms: 250 });
  expect(await (await sendControl('GET', '/__mock')).json()).toMatchObject({
    scenario: 'default',
    now: '2027-01-16T03:00:00.000Z',
    offsetDays: 1,
    latencyMs: 250,
    faults: [{ operationId: 'login', status: 500, times: 2 }],
    calls: [],
    broken: [],
  });
});

test('a query string is refused: a DELETE without an id removes every fault', async () => {
  mockContext.reset();
  await sendControl('POST', '/__mock/faults', { operationId: 'login', status: 500 });
  const refused = await sendControl('DELETE', '/__mock/faults?id=1');
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    'parameters belong in the JSON body, not in the query string',
  ]);
  expect(mockContext.faults.all()).toHaveLength(1);
});

test('the clock moves by at most ten years', async () => {
  for (const offsetDays of [3651, -3651, 1.5, '1']) {
    const refused = await sendControl('POST', '/__mock/clock', { offsetDays });
    expect((await refused.json()).message).toBe('offsetDays must be a whole number from -3650 to 3650');
  }
  expect((await sendControl('POST', '/__mock/clock', { offsetDays: -3650 })).status).toBe(200);
  mockContext.reset();
});

test('faults are removed one by one or all at once', async () => {
  mockContext.reset();
  await sendControl('POST', '/__mock/faults', { operationId: 'login', network: true });
  await sendControl('POST', '/__mock/faults', { delayMs: 20 });
  await sendControl('DELETE', '/__mock/faults', { operationId: 'login' });
  expect(mockContext.faults.all()).toMatchObject([{ delayMs: 20 }]);
  await sendControl('POST', '/__mock/faults', { member: 'a@kelana.example', network: true, after: true });
  await sendControl('DELETE', '/__mock/faults', { member: 'b@kelana.example' });
  expect(mockContext.faults.all()).toMatchObject([
    { delayMs: 20 },
    { member: 'a@kelana.example', network: true, after: true },
  ]);
  await sendControl('DELETE', '/__mock/faults');
  expect(mockContext.faults.all()).toEqual([]);
});

test('one of several faults for an operation is removed by its id', async () => {
  mockContext.reset();
  const first = await (await sendControl('POST', '/__mock/faults', { operationId: 'login', status: 500 })).json();
  await sendControl('POST', '/__mock/faults', { operationId: 'login', status: 503 });
  expect((await sendControl('DELETE', '/__mock/faults', { id: first.id })).status).toBe(200);
  expect(mockContext.faults.all()).toMatchObject([{ operationId: 'login', status: 503 }]);
  const again = await sendControl('DELETE', '/__mock/faults', { id: first.id });
  expect([again.status, (await again.json()).message]).toEqual([400, `unknown fault ${first.id}`]);
});

test('the choices are listed: scenarios, operations with their examples, accounts with the password', async () => {
  mockContext.reset();
  const hostStatus = await (await sendControl('GET', '/__mock')).json();
  expect(hostStatus.scenarios).toEqual(scenarioNames);
  const login = hostStatus.operations.find(({ operationId }: { operationId: string }) => operationId === 'login');
  expect(login).toMatchObject({ method: 'POST', path: '/v1/auth/login', examples: { 200: ['signed-in'] } });
  expect(hostStatus.accounts.map(({ email, password }: Record<string, string>) => `${email} ${password}`)).toEqual([
    'ratna@kelana.example Kelana2027',
    'bima@kelana.example Kelana2027',
    'sari@kelana.example Kelana2027',
  ]);
});

test('an account with a changed password is no longer listed', async () => {
  mockContext.reset();
  const [ratna] = Object.values(mockContext.database().state.members);
  if (ratna) ratna.passwordHash = 'another';
  const hostStatus = await (await sendControl('GET', '/__mock')).json();
  expect(hostStatus.accounts.map(({ email }: { email: string }) => email)).toEqual([
    'bima@kelana.example',
    'sari@kelana.example',
  ]);
});

test.each([[-1], [1.5], [60_001], ['300'], [undefined]])('a latency of %s is refused', async (ms) => {
  mockContext.reset();
  expect((await sendControl('POST', '/__mock/latency', { ms })).status).toBe(400);
  expect(mockContext.settings().latencyMs).toBe(0);
});

test('an invalid fault is refused with the reason', async () => {
  expect(await errorMessageFor({})).toBe(
    'a fault needs status, network, emptyBody, malformed, wrongShape, cut, hang or delayMs',
  );
  expect(await errorMessageFor({ status: 200 })).toBe('status must be 400 to 599');
  expect(await errorMessageFor({ status: 500, operationId: 'fly' })).toBe('unknown operation fly');
  expect(await errorMessageFor({ status: 500, time: 1 })).toBe('unknown field time');
  expect(await errorMessageFor({ status: 500, times: -1 })).toBe('times must be a whole number');
  expect(await errorMessageFor({ status: 500, message: 7 })).toBe('message must be a text');
  expect(await errorMessageFor({ status: 500, path: '' })).toBe('path must be a text');
  expect(await errorMessageFor({ delayMs: 5, after: true })).toBe('after cannot be combined with delayMs alone');
  expect(await errorMessageFor('[]')).toBe('the body is not a JSON object');
});

test('a reset starts a named scenario; an unknown name changes nothing', async () => {
  await sendControl('POST', '/__mock/reset', { scenario: 'premium' });
  expect(mockContext.database().state.scenario).toBe('premium');
  expect((await sendControl('POST', '/__mock/reset', { scenario: 'rich' })).status).toBe(400);
  expect(mockContext.database().state.scenario).toBe('premium');
  await sendControl('POST', '/__mock/reset');
  expect(mockContext.database().state.scenario).toBe('default');
});

test('expire ends the sessions of one member or of all', async () => {
  mockContext.reset();
  const { state } = mockContext.database();
  const [first, second] = Object.values(state.members);
  state.sessions.first = { memberId: first?.id ?? '', expiresAt: 9e15 };
  state.sessions.second = { memberId: second?.id ?? '', expiresAt: 9e15 };
  await sendControl('POST', '/__mock/expire', { email: first?.email });
  expect([state.sessions.first.expiresAt, state.sessions.second.expiresAt]).toEqual([0, 9e15]);
  await sendControl('POST', '/__mock/expire');
  expect(state.sessions.second.expiresAt).toBe(0);
});

test('an unknown field or member changes nothing', async () => {
  mockContext.reset('premium');
  const messageOf = async (path: string, body: object) =>
    (await (await sendControl('POST', path, body)).json()).message;
  expect(await messageOf('/__mock/reset', { scenaro: 'empty' })).toBe('unknown field scenaro');
  expect(await messageOf('/__mock/expire', { emial: 'ratna@kelana.example' })).toBe('unknown field emial');
  expect(await messageOf('/__mock/expire', { email: 'nobody@kelana.example' })).toBe(
    'unknown member nobody@kelana.example',
  );
  expect(mockContext.database().state.scenario).toBe('premium');
});

test('a page of another origin is refused and changes nothing', async () => {
  mockContext.reset('premium');
  for (const origin of ['http://localhost:3000', 'https://elsewhere.example', 'null']) {
    const headers = { origin };
    const reset = new Request('http://host.example/__mock/reset', { method: 'POST', headers });
    expect((await handleControl(mockContext, reset))?.status).toBe(403);
    expect(
      (await handleControl(mockContext, new Request('http://host.example/__mock/outbox', { headers })))?.status,
    ).toBe(403);
  }
  expect(mockContext.database().state.scenario).toBe('premium');
});

test("a page of the host's own origin is served", async () => {
  const request = new Request('http://host.example/__mock', { headers: { origin: 'http://host.example' } });
  expect((await handleControl(mockContext, request))?.status).toBe(200);
});

test('an unknown control is a 404', async () => {
  expect((await sendControl('PUT', '/__mock/reset')).status).toBe(404);
  expect((await sendControl('GET', '/__mock/secrets')).status).toBe(404);
});
