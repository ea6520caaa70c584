import type { OperationId } from '@sdk';
import { beforeEach, expect, test } from 'vitest';
import { handleCall } from '../engine.ts';
import { createMockContext } from '../mock-context.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { scenarioNames } from '../state/state.ts';
import { handleControl } from './controls.ts';

const HOST = 'http://host.example';
const mockContext = createMockContext({ now: () => new Date('2027-01-15T03:00:00Z') });
const departureId = mockContext.database().catalogue.tours[0]?.itineraries[0]?.id ?? 0;

beforeEach(() => mockContext.reset());

async function control(method: string, path: string, body?: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`${HOST}/__mock${path}`, { method, ...(body !== undefined && { body: text }) });
  const response = await handleControl(mockContext, request);
  return { status: response?.status, body: await response?.json() };
}

const addFault = (fault: object) => control('POST', '/faults', fault);
const call = (operationId: OperationId, path: string, init?: RequestInit) =>
  handleCall(mockContext, operationId, new Request(HOST + path, init), {});
const readRegionals = async () => (await call('listRegionals', '/v1/modules/tour/regionals')).json();

test('other paths are left to the service, and an unknown control is a 404', async () => {
  expect(await handleControl(mockContext, new Request(`${HOST}/__mocking`))).toBeNull();
  expect((await control('PUT', '/reset')).status).toBe(404);
  expect((await control('GET', '/secrets')).status).toBe(404);
});

test('the status has scenario, clock, latency, faults and calls', async () => {
  await addFault({ operationId: 'login', status: 500, times: 2 });
  await control('POST', '/clock', { offsetDays: 1 });
  await control('POST', '/latency', { ms: 250 });
  expect((await control('GET', '')).body).toMatchObject({
    scenario: 'default',
    now: '2027-01-16T03:00:00.000Z',
    offsetDays: 1,
    latencyMs: 250,
    faults: [{ operationId: 'login', status: 500, times: 2 }],
    calls: [],
    broken: [],
  });
});

test('the status lists scenarios, operations with their examples, and the accounts with the demo password', async () => {
  const [ratna] = Object.values(mockContext.database().state.members);
  if (ratna) ratna.passwordHash = 'another';
  const { scenarios, operations, accounts } = (await control('GET', '')).body;
  expect(scenarios).toEqual(scenarioNames);
  const login = operations.find(({ operationId }: { operationId: string }) => operationId === 'login');
  expect(login).toMatchObject({ method: 'POST', path: '/v1/auth/login', examples: { 200: ['signed-in'] } });
  expect(accounts).toMatchObject([
    { email: 'bima@kelana.example', password: 'Kelana2027' },
    { email: 'sari@kelana.example', password: 'Kelana2027' },
  ]);
});

test('faults are removed by id, by scope, or all at once', async () => {
  const { id } = (await addFault({ operationId: 'login', status: 500 })).body;
  await addFault({ operationId: 'login', status: 503 });
  await addFault({ delayMs: 20 });
  await addFault({ member: 'a@kelana.example', network: true, after: true });
  expect((await control('DELETE', '/faults', { id })).status).toBe(200);
  expect(await control('DELETE', '/faults', { id })).toMatchObject({
    status: 400,
    body: { message: `unknown fault ${id}` },
  });
  expect(mockContext.faults.all()).toMatchObject([{ status: 503 }, { delayMs: 20 }, { network: true, after: true }]);
  await control('DELETE', '/faults', { operationId: 'login' });
  await control('DELETE', '/faults', { member: 'b@kelana.example' });
  expect(mockContext.faults.all()).toMatchObject([{ delayMs: 20 }, { member: 'a@kelana.example' }]);
  await control('DELETE', '/faults');
  expect(mockContext.faults.all()).toEqual([]);
});

const tour = (response: object) => ({ operationId: 'getTour', response });

test.each<[path: string, body: unknown, message: string]>([
  ['/faults', {}, 'a fault needs status, response, network, emptyBody, malformed, wrongShape, cut, hang or delayMs'],
  ['/faults', '[]', 'body: Invalid type: Expected Object but received undefined'],
  ['/faults', { status: 200 }, 'status: Invalid value: Expected >=400 but received 200'],
  ['/faults', { status: 500, operationId: 'fly' }, 'operationId: unknown operation fly'],
  ['/faults', { status: 500, time: 1 }, 'time: Invalid key: Expected never but received "time"'],
  ['/faults', { status: 500, times: 0 }, 'times: Invalid value: Expected >=1 but received 0'],
  ['/faults', { delayMs: 3_600_001 }, 'delayMs: Invalid value: Expected <=3600000 but received 3600001'],
  ['/faults', { status: 500, message: 7 }, 'message: Invalid type: Expected string but received 7'],
  ['/faults', { status: 500, path: 'v1' }, 'path: must begin with /'],
  ['/faults', { status: 500, member: '' }, 'member: must not be empty'],
  ['/faults', { status: 500, query: { page: 2 } }, 'query.page: Invalid type: Expected string but received 2'],
  ['/faults', { status: 500, chance: 2 }, 'chance: Invalid value: Expected <=1 but received 2'],
  ['/faults', { status: 500, after: 'yes' }, 'after: Invalid type: Expected true but received "yes"'],
  ['/faults', { delayMs: 5, after: true }, 'after cannot be combined with delayMs alone'],
  ['/faults', { network: true, cut: true }, 'a fault has one effect, not network and cut'],
  ['/faults', { network: true, message: 'x' }, 'message needs status'],
  ['/faults', { response: { status: 200 } }, 'a response needs its operationId'],
  ['/faults', tour({ status: 99 }), 'response.status: Invalid value: Expected >=200 but received 99'],
  ['/faults', tour({ status: 418 }), 'the response does not match the document: status 418 is not documented'],
  ['/faults', tour({ status: 404, text: 'x' }), 'response.text: Invalid key: Expected never but received "text"'],
  ['/faults', tour({ status: 204, body: {} }), '204 has no body'],
  ['/faults', tour({ status: 200, headers: { 'a b': 'c' } }), 'response.headers: invalid name or value'],
  ['/clock', { offsetDays: 3651 }, 'offsetDays: Invalid value: Expected <=3650 but received 3651'],
  ['/clock', { offsetDays: 1.5 }, 'offsetDays: Invalid integer: Received 1.5'],
  ['/latency', { ms: 60_001 }, 'ms: Invalid value: Expected <=60000 but received 60001'],
  ['/latency', {}, 'ms: Invalid key: Expected "ms" but received undefined'],
  ['/reset', { scenaro: 'empty' }, 'scenaro: Invalid key: Expected never but received "scenaro"'],
  ['/restore', { name: 'none' }, 'unknown checkpoint none'],
  ['/expire', { email: 'nobody@kelana.example' }, 'unknown member nobody@kelana.example'],
  ['/calls', { colour: 'red' }, 'colour: Invalid key: Expected never but received "colour"'],
  ['/departures', { id: 1, seat: 1 }, 'unknown departure 1'],
  ['/departures', { id: departureId }, 'a change needs seat, price or promotions'],
  ['/departures', { id: departureId, seat: -1 }, 'seat: Invalid value: Expected >=0 but received -1'],
  ['/faults?id=1', { status: 500 }, 'parameters belong in the JSON body, not in the query string'],
])('POST %s with %j is refused and changes nothing: %s', async (path, body, message) => {
  const before = structuredClone([mockContext.database().state, mockContext.settings()]);
  expect(await control('POST', path, body)).toEqual({ status: 400, body: { success: false, message } });
  expect([mockContext.database().state, mockContext.settings()]).toEqual(before);
  expect(mockContext.faults.all()).toEqual([]);
});

test('a reset starts a named scenario, and without a name that of the host', async () => {
  await control('POST', '/reset', { scenario: 'premium' });
  expect(mockContext.database().state.scenario).toBe('premium');
  await control('POST', '/reset');
  expect(mockContext.database().state.scenario).toBe('default');
});

test('expire ends the sessions of one member or of all', async () => {
  const { state } = mockContext.database();
  const [first, second] = Object.values(state.members);
  state.sessions.first = { memberId: first?.id ?? '', expiresAt: 9e15 };
  state.sessions.second = { memberId: second?.id ?? '', expiresAt: 9e15 };
  await control('POST', '/expire', { email: first?.email });
  expect([state.sessions.first.expiresAt, state.sessions.second.expiresAt]).toEqual([0, 9e15]);
  await control('POST', '/expire');
  expect(state.sessions.second.expiresAt).toBe(0);
});

test('seats and price of a departure are changed, whatever was sold before', async () => {
  mockContext.database().state.seatsTaken[departureId] = 3;
  await control('POST', '/departures', { id: departureId, seat: 12 });
  await control('POST', '/departures', { id: departureId, price: 31_500_000 });
  const departure = serializeTours(mockContext.database())[0]?.itineraries.find(({ id }) => id === departureId);
  expect([departure?.seat, departure?.price]).toEqual([12, 31_500_000]);
});

test('a page of this host may use the controls', async () => {
  const request = new Request(`${HOST}/__mock`, { headers: { origin: HOST } });
  expect((await handleControl(mockContext, request))?.status).toBe(200);
});

const regionals = (data: unknown) => ({
  operationId: 'listRegionals',
  response: { status: 200, body: { success: true, message: '', data }, headers: { 'content-language': 'id' } },
});

test('a given response answers the next call, once', async () => {
  expect((await addFault(regionals([]))).body).toMatchObject({ success: true });
  expect(await readRegionals()).toMatchObject({ data: [] });
  expect((await readRegionals()).data.length).toBeGreaterThan(3);
});

test('a given response must be in the document, unless it is not to be checked; a text is sent as it is', async () => {
  expect((await addFault(regionals([{ id: 1 }]))).body.message).toMatch(
    /^the response does not match the document: \/data\/0 must have required property/,
  );
  await addFault({ ...regionals([{ id: 1 }]), unchecked: true });
  expect(await readRegionals()).toMatchObject({ data: [{ id: 1 }] });
  const response = { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } };
  await addFault({ operationId: 'listRegionals', response, unchecked: true });
  const answer = await call('listRegionals', '/v1/modules/tour/regionals');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/html', '<html>']);
});

test('the log has what was sent: the body of a refused request, and that of a fault', async () => {
  const headers = { 'content-type': 'application/json' };
  const note = 'x'.repeat(5000);
  await call('login', '/v1/auth/login', { method: 'POST', body: JSON.stringify({ email: 7, note }), headers });
  mockContext.faults.add({ operationId: 'listRegionals', status: 503, message: 'Full', times: 1 });
  await readRegionals();
  const [refused, failed] = mockContext.calls.find({});
  expect(refused).toMatchObject({ status: 422, requestBody: { email: 7 } });
  expect(refused?.requestBody).toHaveProperty('note', `${'x'.repeat(2000)}… (5000 characters)`);
  expect(failed).toMatchObject({ status: 503, responseBody: { message: 'Full' } });
});

test('the calls of an operation, path or status are listed with their bodies and without secrets', async () => {
  const headers = { 'content-type': 'application/json' };
  const credentials = { email: 'ratna@kelana.example', password: 'Kelana2027' };
  await call('login', '/v1/auth/login', { method: 'POST', body: JSON.stringify(credentials), headers });
  await readRegionals();
  expect((await control('POST', '/calls', { operationId: 'login', status: 200 })).body).toMatchObject({
    count: 1,
    calls: [{ requestBody: { ...credentials, password: '(secret)' }, responseBody: { data: { token: '(secret)' } } }],
  });
  expect((await control('POST', '/calls', { path: '/v1/modules/tour/regionals' })).body).toMatchObject({ count: 1 });
  expect((await control('POST', '/calls', { operationId: 'bookTour' })).body).toMatchObject({ count: 0, calls: [] });
});
