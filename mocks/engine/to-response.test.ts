import { expect, test } from 'vitest';
import { toResponse } from './to-response.ts';

const send = (body: unknown) => toResponse({ status: 200, body }).text();

test('a frozen body with frozen rows is the same JSON as any other', async () => {
  const row = Object.freeze({ id: 1, title: 'Türkiye "Lengkap"', missing: undefined });
  const body = { success: true, data: [row, row, { id: 2 }, 'x', null], facets: undefined, pagination: { total: 3 } };
  expect(await send(Object.freeze(body))).toBe(JSON.stringify(body));
  expect(await send(body)).toBe(JSON.stringify(body));
  expect(await send(Object.freeze({ data: { id: 1 } }))).toBe('{"data":{"id":1}}');
});
