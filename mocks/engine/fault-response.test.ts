import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { allBehaviours } from '../behaviours/all.ts';
import { createHandlers } from '../handlers.ts';
import type { Fault } from '../mock-context/fault.ts';
import { createMockContext } from '../mock-context.ts';

const mockContext = createMockContext({ behaviours: allBehaviours, now: () => new Date('2027-01-15T03:00:00Z') });
const handlers = createHandlers(mockContext);

async function requestWithFault(path: string, fault: Fault, language = 'id'): Promise<Response> {
  mockContext.reset();
  mockContext.faults.add(fault);
  const headers = { 'accept-language': language };
  const response = await getResponse(handlers, new Request(`http://service.example${path}`, { headers }));
  return response ?? Response.error();
}

const bannersWithFault = (fault: Fault, language?: string) => requestWithFault('/v1/modules/banners', fault, language);

test('a documented 4xx uses its example', async () => {
  const response = await requestWithFault('/v1/modules/article/visa', { status: 404 });
  expect(response.status).toBe(404);
  expect((await response.json()).message).toBe('Artikel tidak ditemukan.');
});

test('a 5xx has a message in the language of the request', async () => {
  const response = await bannersWithFault({ status: 500 });
  expect(response.status).toBe(500);
  expect((await response.json()).message).toBe('Layanan sedang terganggu. Silakan coba beberapa saat lagi.');
  const english = await (await bannersWithFault({ status: 500 }, 'en')).json();
  expect(english.message).toBe('The service is having trouble. Please try again in a moment.');
});

test('a fault may have its own message, also with a 4xx status', async () => {
  const message = 'Layanan dirawat sampai pukul 14.00.';
  const refused = await requestWithFault('/v1/modules/article/visa', { status: 404, message });
  expect(await refused.json()).toEqual({ success: false, message });
  expect((await (await bannersWithFault({ status: 503, message })).json()).message).toBe(message);
});

test('an undocumented status is a failure, with Retry-After if given', async () => {
  const response = await bannersWithFault({ status: 429, retryAfterSeconds: 7 });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('7');
  expect((await response.json()).success).toBe(false);
});

test('a network fault is a network error instead of a response', async () => {
  expect((await bannersWithFault({ network: true })).type).toBe('error');
  expect(mockContext.calls.all().at(-1)?.status).toBe('network');
});

test('an empty 500 has no body', async () => {
  const response = await bannersWithFault({ emptyBody: true });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('');
});

test('a malformed answer is a 200 whose JSON is cut off', async () => {
  const response = await bannersWithFault({ malformed: true });
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('an answer of another shape has an object for a list and a list for an object', async () => {
  const list = await bannersWithFault({ wrongShape: true });
  expect([list.status, (await list.json()).data]).toEqual([200, { rows: [] }]);
  const single = await requestWithFault('/v2/modules/page/about', { wrongShape: true });
  expect([single.status, (await single.json()).data]).toEqual([200, [{ rows: [] }]]);
});

test('a response that is cut off starts and then breaks', async () => {
  const response = await bannersWithFault({ cut: true });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('The connection broke in the middle of the response.');
});

test('a call that hangs is logged and never answered', async () => {
  const pending = Symbol('pending');
  const timeout = new Promise((resolve) => setTimeout(() => resolve(pending), 50));
  expect(await Promise.race([bannersWithFault({ hang: true }), timeout])).toBe(pending);
  expect(mockContext.calls.all().at(-1)).toMatchObject({ operationId: 'listBanners', status: 'network' });
});

test('a delay alone slows down the normal answer', async () => {
  const start = performance.now();
  const response = await bannersWithFault({ delayMs: 60 });
  expect(response.status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(55);
});

test('a fault ends after its number of calls', async () => {
  expect((await bannersWithFault({ status: 500, times: 1 })).status).toBe(500);
  const next = await getResponse(handlers, new Request('http://service.example/v1/modules/banners'));
  expect(next?.status).toBe(200);
});
