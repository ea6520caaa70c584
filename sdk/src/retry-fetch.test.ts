import { expect, test, vi } from 'vitest';
import { retryFetch } from './retry-fetch.ts';

const SERVICE_URL = 'http://service.test/';

type OtherOptions = Pick<Parameters<typeof retryFetch>[1], 'firstPauseMs' | 'mayRetry'>;

function createSender(outcomes: (number | Error | Response)[], retries = 2, otherOptions: OtherOptions = {}) {
  const pauses: number[] = [];
  const fetch = vi.fn(async () => {
    const next = outcomes.shift();
    if (next instanceof Error) throw next;
    return next instanceof Response ? next : new Response(null, { status: next });
  });
  const pause = async (ms: number) => void pauses.push(ms);
  const send = () =>
    retryFetch(() => new Request(SERVICE_URL), { fetch, retries, pause, random: () => 0.5, ...otherOptions });
  return { fetch, pauses, send };
}

const busy = (seconds: string) => new Response('later', { status: 503, headers: { 'retry-after': seconds } });

test('a request is retried after each temporary failure status, with a doubling pause', async () => {
  const { send, pauses } = createSender([429, 502, 503, 504, 200], 4);
  expect((await send()).status).toBe(200);
  expect(pauses).toEqual([100, 200, 400, 800]);
});

test('a request is retried after a network error', async () => {
  const { send, fetch } = createSender([new TypeError('fetch failed'), 200]);
  expect((await send()).status).toBe(200);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the last failed response is returned', async () => {
  const { send, fetch } = createSender([503, 503, 503, 200]);
  expect((await send()).status).toBe(503);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('the last network error is thrown', async () => {
  const { send } = createSender([new TypeError('first'), new TypeError('second')], 1);
  await expect(send()).rejects.toThrow('second');
});

test('other failures are final', async () => {
  for (const status of [400, 401, 404, 422, 500, 501]) {
    const { send, fetch } = createSender([status, 200]);
    expect((await send()).status).toBe(status);
    expect(fetch).toHaveBeenCalledTimes(1);
  }
});

test('each attempt sends a new request, because a sent body is used up', async () => {
  const bodies: string[] = [];
  const fetch = async (request: Request) => {
    bodies.push(await request.text());
    return new Response(null, { status: bodies.length < 3 ? 503 : 200 });
  };
  const makeRequest = () => new Request(SERVICE_URL, { method: 'POST', body: 'x' });
  expect((await retryFetch(makeRequest, { fetch, retries: 2, pause: async () => {} })).status).toBe(200);
  expect(bodies).toEqual(['x', 'x', 'x']);
});

test('a short Retry-After is respected', async () => {
  const { send, pauses } = createSender([busy('5'), busy('0'), 200]);
  expect((await send()).status).toBe(200);
  expect(pauses).toEqual([5000, 200]);
});

test('the first pause can be longer', async () => {
  const { send, pauses } = createSender([503, new TypeError('fetch failed'), 200], 2, { firstPauseMs: 1400 });
  await send();
  expect(pauses).toEqual([1400, 2800]);
});

test('nothing is retried when mayRetry is false', async () => {
  const answered = createSender([503, 200], 2, { mayRetry: () => false });
  expect((await answered.send()).status).toBe(503);
  const unanswered = createSender([new TypeError('fetch failed'), 200], 2, { mayRetry: () => false });
  await expect(unanswered.send()).rejects.toThrow('fetch failed');
});

test('mayRetry is checked again after the pause', async () => {
  for (const first of [503, new TypeError('fetch failed')]) {
    const verdicts = [true, false];
    const { send, fetch, pauses } = createSender([first, 200], 2, { mayRetry: () => verdicts.shift() ?? false });
    const outcome = await send().catch((error: unknown) => error);
    expect(outcome).toMatchObject(first instanceof Error ? { message: 'fetch failed' } : { status: 503 });
    expect([fetch.mock.calls.length, pauses]).toEqual([1, [100]]);
  }
});

test('a long Retry-After ends the attempts', async () => {
  const { send, fetch } = createSender([busy('6'), 200]);
  expect((await send()).status).toBe(503);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an abort during the pause ends it', async () => {
  const controller = new AbortController();
  const fetch = async () => {
    queueMicrotask(() => controller.abort(new DOMException('left', 'AbortError')));
    return busy('5');
  };
  const makeRequest = () => new Request(SERVICE_URL, { signal: controller.signal });
  await expect(retryFetch(makeRequest, { fetch, retries: 2 })).rejects.toMatchObject({ name: 'AbortError' });
});
