import { expect, test } from 'vitest';
import { createCallLog } from './call-log.ts';

const call = (path: string, requestBody: unknown) => ({
  at: '2027-01-15T03:00:00Z',
  method: 'POST',
  path,
  operationId: null,
  requestId: null,
  status: 200,
  durationMs: 1,
  violations: [],
  requestBody,
});

test('above the limit the oldest bodies are dropped, and their calls remain', () => {
  const log = createCallLog(10, 1000);
  log.add(call('/old', { text: 'x'.repeat(600) }));
  log.add(call('/new', { text: 'y'.repeat(600) }));
  log.add(call('/newest', { text: 'z'.repeat(100) }));
  const sizes = log.find({}).map(({ path, requestBody }) => [path, JSON.stringify(requestBody ?? '').length]);
  expect(sizes).toEqual([
    ['/old', 2],
    ['/new', 611],
    ['/newest', 111],
  ]);
});

test('a deep body and a long list are cut, and a secret is hidden in any form and in the address', () => {
  const log = createCallLog();
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
  log.add(call('/v1?page=2&reset_token=abc&q=x', { deep, password: ['abc'], token: { a: 'abc' } }));
  expect(log.find({})[0]?.path).toBe('/v1?page=2&reset_token=(secret)&q=x');
  expect(JSON.stringify(log.find({}))).not.toContain('abc');
  log.add(call('/v1', { rows: Array.from({ length: 103 }, () => ({ new_password: 'x', id: 1 })) }));
  const { rows } = Object(log.find({})[1]?.requestBody) as { rows: unknown[] };
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([101, { new_password: '(secret)', id: 1 }, 'and 3 more']);
});

test('a later change of a body does not change the log', () => {
  const log = createCallLog();
  const body = { names: ['Ratna'], card: Object.freeze({ points: 1 }) };
  log.add(call('/v1', body));
  body.names.push('Bima');
  expect(log.find({})[0]?.requestBody).toEqual({ names: ['Ratna'], card: { points: 1 } });
});
