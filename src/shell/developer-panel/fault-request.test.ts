import { expect, test } from 'vitest';
import { faultRequest, faultText } from './fault-request';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('fields of another effect are left out of the request', () => {
  const values = { operationId: '', status: '503', message: ' Full ', retryAfterSeconds: '30', delayMs: '', times: '' };
  expect(faultRequest(form({ ...values, effect: 'status' }))).toEqual({
    status: 503,
    message: 'Full',
    retryAfterSeconds: 30,
  });
  expect(faultRequest(form({ ...values, effect: 'network' }))).toEqual({ network: true });
  expect(faultRequest(form({ ...values, effect: 'emptyBody', times: '1' }))).toEqual({ emptyBody: true, times: 1 });
  expect(faultRequest(form({ ...values, effect: 'malformed', delayMs: '20' }))).toEqual({
    malformed: true,
    delayMs: 20,
  });
  expect(faultRequest(form({ ...values, effect: 'hang' }))).toEqual({ hang: true });
  expect(faultRequest(form({ ...values, effect: 'delay', delayMs: '0', operationId: 'login' }))).toEqual({
    operationId: 'login',
    delayMs: 0,
  });
});

test('a fault is described in one line', () => {
  expect(faultText({ id: 1, operationId: 'login', status: 503, message: 'Full', delayMs: 200, times: 1 })).toBe(
    'login: 503 "Full", after 200 ms, once',
  );
  expect(faultText({ id: 2, malformed: true })).toBe('All operations: A body that is no JSON');
  expect(faultText({ id: 3, cut: true })).toBe('All operations: The body breaks off');
  expect(faultText({ id: 4, operationId: 'getTour', path: '/v1/x', query: { page: '2' }, hang: true })).toContain(
    'getTour (/v1/x page=2): ',
  );
  const given = {
    operationId: 'getTour',
    member: 'ratna@kelana.example',
    response: { status: 200 },
    times: 1,
  } as const;
  expect(faultText({ id: 5, ...given, chance: 0.25 })).toBe(
    'getTour (ratna@kelana.example): a given 200, once, 25 % of the calls',
  );
});
