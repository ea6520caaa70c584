import { afterEach, expect, test, vi } from 'vitest';
import { createCaller } from './caller.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns a clock that a sleep moves at once, and a caller for a host that gives these answers in turn. */
function caller(...replies: Response[]) {
  let now = 0;
  const slept: number[] = [];
  const fetched: { url: string; at: number; init: RequestInit }[] = [];
  const clock = {
    now: () => now,
    async sleep(ms: number) {
      slept.push(ms);
      now += ms;
    },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    fetched.push({ url, at: now, init });
    return replies.shift() ?? new Response('');
  });
  const options = {
    host: 'https://host.example',
    pauseMs: 500,
    timeoutMs: 1000,
    agent: 'kelana-contract/1.0.0',
    clock,
  };
  return { send: createCaller(options), fetched, slept };
}

const later = (status: number, seconds: string) => new Response('', { status, headers: { 'retry-after': seconds } });
const read = { method: 'GET', path: '/x' };

test('requests keep their distance and say who asks', async () => {
  const { send, fetched } = caller();
  for (const _ of [1, 2, 3]) await send(read);
  expect(fetched.map(({ at }) => at)).toEqual([0, 500, 1000]);
  expect(fetched[0]?.init.headers).toMatchObject({ 'user-agent': 'kelana-contract/1.0.0' });
  expect(fetched[0]?.init.redirect).toBe('manual');
});

test('a host that says when to come again is asked once more then, and not a third time', async () => {
  const { send, fetched } = caller(later(429, '3'), later(503, '3'));
  expect(await send(read)).toMatchObject({ status: 503 });
  expect(fetched.map(({ at }) => at)).toEqual([0, 3000]);
});

test('a write is not sent again after a 503, and nobody waits an hour', async () => {
  const { send, fetched } = caller(later(503, '1'), later(429, '3600'));
  expect(await send({ method: 'POST', path: '/x', json: {} })).toMatchObject({ status: 503 });
  expect(await send(read)).toMatchObject({ status: 429 });
  expect(fetched).toHaveLength(2);
});

test('an answer that does not come in time is a failure with its time', async () => {
  const { send } = caller();
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await send(read)).toEqual({ ms: 0, failure: 'no answer within 1 s' });
});
