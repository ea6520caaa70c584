import type { OperationId } from '@sdk';
import { beforeEach, expect, test } from 'vitest';
import { allBehaviours } from '../behaviours/all.ts';
import { handleCall } from '../engine.ts';
import { createMockContext } from '../mock-context.ts';
import { handleControl } from './handle-control.ts';

const mockContext = createMockContext({ behaviours: allBehaviours, now: () => new Date('2027-01-15T03:00:00Z') });
const HOST = 'http://host.example';

beforeEach(() => mockContext.reset());

async function control(path: string, body: object) {
  const response = await handleControl(
    mockContext,
    new Request(HOST + path, { method: 'POST', body: JSON.stringify(body) }),
  );
  return (await response?.json()) as Record<string, unknown>;
}

const call = (operationId: OperationId, path: string, init?: RequestInit) =>
  handleCall(mockContext, operationId, new Request(HOST + path, init), {});

const regionals = (data: unknown) => ({
  operationId: 'listRegionals',
  response: { status: 200, body: { success: true, message: '', data }, headers: { 'content-language': 'id' } },
});

test('a given response answers the next call, once', async () => {
  expect(await control('/__mock/faults', regionals([]))).toEqual({ success: true, id: 1 });
  expect(await (await call('listRegionals', '/v1/modules/tour/regionals')).json()).toMatchObject({ data: [] });
  expect((await (await call('listRegionals', '/v1/modules/tour/regionals')).json()).data.length).toBeGreaterThan(3);
});

test('a given response that the document does not have is refused, unless it is not to be checked', async () => {
  expect((await control('/__mock/faults', regionals([{ id: 1 }]))).message).toMatch(
    /^the response does not match the document: \/data\/0 must have required property/,
  );
  expect(await control('/__mock/faults', { ...regionals([{ id: 1 }]), unchecked: true })).toMatchObject({
    success: true,
  });
  expect(await (await call('listRegionals', '/v1/modules/tour/regionals')).json()).toMatchObject({ data: [{ id: 1 }] });
});

test.each([
  [{ response: { status: 200 } }, 'a response needs its operationId'],
  [{ operationId: 'getTour', response: { status: 99 } }, 'status must be 200 to 599'],
  [
    { operationId: 'getTour', response: { status: 418 } },
    'the response does not match the document: status 418 is not documented',
  ],
  [{ operationId: 'getTour', response: { status: 404, text: 'x' } }, 'unknown field text in response'],
  [{ operationId: 'getTour', response: { status: 404, headers: { a: 1 } } }, 'headers must be an object of texts'],
  [{ operationId: 'logout', response: { status: 204, body: {} } }, '204 has no body'],
  [
    { operationId: 'logout', response: { status: 200, headers: { 'a b': 'c' } } },
    'headers has an invalid name or value',
  ],
  [{ status: 500, times: 0 }, 'times must be at least 1'],
  [{ status: 500, after: 'yes' }, 'after must be true'],
  [{ network: 'yes' }, 'network must be true'],
  [{ network: true, cut: true }, 'a fault has one effect, not network and cut'],
  [{ network: true, message: 'x' }, 'message needs status'],
  [{ status: 500, chance: 2 }, 'chance must be a number from 0 to 1'],
  [{ status: 500, member: 7 }, 'member must be a text'],
  [{ status: 500, query: { page: 2 } }, 'query must be an object of texts'],
])('%j is refused', async (body, message) => {
  expect((await control('/__mock/faults', body)).message).toBe(message);
});

test('a given text is sent as it is', async () => {
  const response = { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } };
  await control('/__mock/faults', { operationId: 'listRegionals', response, unchecked: true });
  const answer = await call('listRegionals', '/v1/modules/tour/regionals');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/html', '<html>']);
});

test('the log has what was sent: the body of a refused request, and that of a fault', async () => {
  const headers = { 'content-type': 'application/json' };
  const note = 'x'.repeat(5000);
  await call('login', '/v1/auth/login', { method: 'POST', body: JSON.stringify({ email: 7, note }), headers });
  mockContext.faults.add({ operationId: 'listRegionals', status: 503, message: 'Full', times: 1 });
  await call('listRegionals', '/v1/modules/tour/regionals');
  mockContext.faults.add({ operationId: 'listRegionals', network: true });
  await call('listRegionals', '/v1/modules/tour/regionals');
  const [refused, failed, lost] = mockContext.calls.find({});
  expect(refused).toMatchObject({ status: 422, requestBody: { email: 7 } });
  expect(refused?.requestBody).toHaveProperty('note', `${'x'.repeat(2000)}… (5000 characters)`);
  expect(failed).toMatchObject({ status: 503, responseBody: { message: 'Full' } });
  expect(await control('/__mock/calls', { status: 'network' })).toMatchObject({ count: 1 });
  expect(lost?.responseBody).toBeUndefined();
});

test('the log finds calls with their bodies, and hides secrets', async () => {
  const body = JSON.stringify({ email: 'ratna@kelana.example', password: 'Kelana2027' });
  await call('login', '/v1/auth/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  await call('listRegionals', '/v1/modules/tour/regionals');
  const found = await control('/__mock/calls', { operationId: 'login', status: 200 });
  expect(found).toMatchObject({
    count: 1,
    calls: [
      {
        operationId: 'login',
        requestBody: { email: 'ratna@kelana.example', password: '(secret)' },
        responseBody: { data: { token: '(secret)' } },
      },
    ],
  });
  expect(await control('/__mock/calls', { path: '/v1/modules/tour/regionals' })).toMatchObject({ count: 1 });
  expect(await control('/__mock/calls', { operationId: 'bookTour' })).toMatchObject({ count: 0, calls: [] });
  expect((await control('/__mock/calls', { colour: 'red' })).message).toBe('unknown field colour');
});
