import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerCall } from './answer-call.ts';
import { createControlClient } from './control/client.ts';
import { type Host, startHost } from './host.ts';

let host: Host;
beforeAll(async () => {
  host = await startHost({ port: 0, isRateLimited: true, now: () => new Date('2027-01-15T03:00:00Z') });
});
beforeEach(() => {
  host.mockContext.reset();
  host.mockContext.rateLimits.setOn(true);
});
afterAll(() => host.close());

const RATNA = 'ratna@kelana.example';

const control = (world?: string) => createControlClient(host.url, { world });

function post(path: string, body: object, headers: Record<string, string> = {}): Request {
  return new Request(host.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const signIn = (password: string, email = RATNA, headers: Record<string, string> = {}) =>
  post('/v1/auth/login', { email, password }, headers);

const recover = (number: number, headers?: Record<string, string>) =>
  post('/v1/auth/forgot', { email: `someone.${number}@kelana.example` }, headers);

async function repeat(times: number, send: (number: number) => Promise<Response> | null): Promise<number[]> {
  const statuses = [];
  for (let number = 0; number < times; number += 1) statuses.push((await send(number))?.status ?? 0);
  return statuses;
}

/** Sends a sign-in from this address, as the host receives it. */
const signInFrom = async (address: string, password: string, email = RATNA) => {
  const response = await answerCall(host.mockContext, signIn(password, email, { 'accept-language': 'en' }), address);
  return { status: response?.status, retryAfter: response?.headers.get('retry-after'), body: await response?.json() };
};

test('after ten wrong passwords an address waits for this member, other members and addresses do not', async () => {
  // A request that breaks the document does not count.
  expect(new Set(await repeat(12, () => fetch(signIn(''))))).toEqual(new Set([422]));
  expect(new Set(await repeat(10, () => fetch(signIn('wrong'))))).toEqual(new Set([401]));
  const refused = await fetch(signIn('Kelana2027', 'RATNA@kelana.example', { 'accept-language': 'en' }));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  expect(await refused.json()).toEqual({ success: false, message: 'Too many attempts. Try again in 15 minutes.' });
  expect((await fetch(signIn('Kelana2027', 'bima@kelana.example'))).status).toBe(200);
  expect(host.mockContext.calls.all().at(-2)).toMatchObject({
    status: 429,
    refused: ['Too many attempts. Try again in 15 minutes.'],
  });
  expect((await signInFrom('10.0.0.9', 'Kelana2027')).status).toBe(200);
});

test('after wrong passwords from many addresses a member waits, but not where the member has signed in before', async () => {
  expect((await signInFrom('10.0.0.1', 'Kelana2027')).status).toBe(200);
  for (let call = 0; call < 30; call += 1) {
    expect((await signInFrom(`10.0.1.${call}`, 'wrong')).status).toBe(401);
  }
  expect(await signInFrom('10.0.0.2', 'Kelana2027')).toMatchObject({
    status: 429,
    retryAfter: '60',
    body: { message: 'Too many attempts. Try again in 1 minute.' },
  });
  expect((await signInFrom('10.0.0.1', 'Kelana2027')).status).toBe(200);
  expect((await signInFrom('10.0.0.1', 'Kelana2027', 'bima@kelana.example')).status).toBe(200);
});

test('an address is limited whatever the members and the headers say, and another address is not', async () => {
  const forwarded = (number: number) => recover(number, { 'x-forwarded-for': `10.0.0.${number}` });
  expect(new Set(await repeat(30, (number) => fetch(forwarded(number))))).toEqual(new Set([200]));
  expect((await fetch(forwarded(99))).status).toBe(429);
  expect((await answerCall(host.mockContext, recover(99), '10.0.0.99'))?.status).toBe(200);
});

test('the control turns the limits off, and a reset does not turn them on again', async () => {
  await repeat(10, () => fetch(signIn('wrong')));
  await control().setRateLimits(false);
  expect((await fetch(signIn('wrong'))).status).toBe(401);
  expect(await control().status()).toMatchObject({ isRateLimited: false });
  host.mockContext.reset();
  expect(new Set(await repeat(12, () => fetch(signIn('wrong'))))).toEqual(new Set([401]));
});

test('a new world starts like the main one and has its own control', async () => {
  const last = async (world: string) =>
    (await repeat(11, () => fetch(signIn('wrong', RATNA, { 'mock-world': world })))).at(-1);
  expect(await last('limited')).toBe(429);
  await control('unlimited').setRateLimits(false);
  expect(await last('unlimited')).toBe(401);
  await control().setRateLimits(false);
  expect(await last('later')).toBe(401);
});
