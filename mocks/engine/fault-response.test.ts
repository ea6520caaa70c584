import { expect, test } from 'vitest';
import { answerCall } from '../answer-call.ts';
import type { Fault } from '../mock-context/fault.ts';
import { createMockContext } from '../mock-context.ts';

const mockContext = createMockContext({ now: () => new Date('2027-01-15T03:00:00Z') });

async function requestWithFault(path: string, fault: Fault, language = 'id'): Promise<Response> {
  mockContext.reset();
  mockContext.faults.add(fault);
  const request = new Request(`http://service.example${path}`, { headers: { 'accept-language': language } });
  return (await answerCall(mockContext, request)) ?? expect.fail(path);
}

const OWN = 'Layanan dirawat sampai pukul 14.00.';
const banners = '/v1/modules/banners';
const article = '/v1/modules/article/visa';

test.each<[name: string, path: string, Fault, language: string, status: number, body: object]>([
  ['its documented example', article, { status: 404 }, 'id', 404, { message: 'Artikel tidak ditemukan.' }],
  [
    'the message of the host in Indonesian',
    banners,
    { status: 500 },
    'id',
    500,
    { message: 'Layanan sedang terganggu. Silakan coba beberapa saat lagi.' },
  ],
  [
    'the message of the host in English, also for an undocumented status',
    banners,
    { status: 429 },
    'en',
    429,
    { success: false, message: 'The service is having trouble. Please try again in a moment.' },
  ],
  ['its own message', article, { status: 404, message: OWN }, 'id', 404, { success: false, message: OWN }],
  ['an object for a list', banners, { wrongShape: true }, 'id', 200, { data: { rows: [] } }],
  ['a list for an object', '/v2/modules/page/about', { wrongShape: true }, 'id', 200, { data: [{ rows: [] }] }],
])('a fault sends %s', async (_name, path, fault, language, status, body) => {
  const response = await requestWithFault(path, fault, language);
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining(body)]);
});

test('a network fault is a network error, and a Retry-After is sent if given', async () => {
  expect((await requestWithFault(banners, { network: true })).type).toBe('error');
  expect(mockContext.calls.all().at(-1)?.status).toBe('network');
  const refused = await requestWithFault(banners, { status: 503, retryAfterSeconds: 7 });
  expect(refused.headers.get('retry-after')).toBe('7');
});

test('a body can be empty, break off as JSON, or break with the connection', async () => {
  const empty = await requestWithFault(banners, { emptyBody: true });
  expect([empty.status, await empty.text()]).toEqual([500, '']);
  const malformed = await requestWithFault(banners, { malformed: true });
  expect(malformed.status).toBe(200);
  await expect(malformed.json()).rejects.toThrow(SyntaxError);
  const cut = await requestWithFault(banners, { cut: true });
  expect(cut.status).toBe(200);
  await expect(cut.text()).rejects.toThrow('The connection broke in the middle of the response.');
});

test('a call that hangs is logged and never answered', async () => {
  const pending = Symbol('pending');
  const timeout = new Promise((resolve) => setTimeout(() => resolve(pending), 50));
  expect(await Promise.race([requestWithFault(banners, { hang: true }), timeout])).toBe(pending);
  expect(mockContext.calls.all().at(-1)).toMatchObject({ operationId: 'listBanners', status: 'network' });
});

test('a delay alone slows down the normal answer', async () => {
  const start = performance.now();
  expect((await requestWithFault(banners, { delayMs: 60 })).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(55);
});
