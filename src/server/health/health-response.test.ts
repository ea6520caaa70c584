import type { NextApiRequest, NextApiResponse } from 'next';
import { expect, test, vi } from 'vitest';
import { healthResponse } from './health-response';

async function send(method: string, status: string) {
  const headers: Record<string, unknown> = {};
  const result = { code: 0, body: null as unknown, headers };
  const response = {
    setHeader: (name: string, value: unknown) => {
      headers[name] = value;
    },
    status(code: number) {
      result.code = code;
      return { json: (body: unknown) => Object.assign(result, { body }) };
    },
  };
  const check = vi.fn(async () => status);
  await healthResponse(check)({ method } as NextApiRequest, response as unknown as NextApiResponse);
  return { ...result, calls: check.mock.calls.length };
}

test('a passed check is a 200, anything else a 503, and neither is cached', async () => {
  const headers = { 'Cache-Control': 'no-store' };
  expect(await send('GET', 'ok')).toEqual({ code: 200, body: { status: 'ok' }, headers, calls: 1 });
  expect(await send('HEAD', 'stopping')).toEqual({ code: 503, body: { status: 'stopping' }, headers, calls: 1 });
});
