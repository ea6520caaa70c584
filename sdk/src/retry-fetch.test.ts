import { expect, test, vi } from 'vitest';
import { type Outcome, retryFetch } from './retry-fetch.ts';

type OtherOptions = Pick<Parameters<typeof retryFetch>[1], 'firstPauseMs' | 'mayRetry'>;

function outcomeOf(result: number | Error | Response | Outcome): Outcome {
  if (typeof result === 'number') return { response: new Response(null, { status: result }), body: '' };
  if (result instanceof Error) return { error: result };
  return result instanceof Response ? { response: result, body: '' } : result;
}

function createSender(results: (number | Error | Response | Outcome)[], retries = 2, otherOptions: OtherOptions = {}) {
  const pauses: number[] = [];
  const attempt = vi.fn(async () => outcomeOf(results.shift() ?? new Error('No further attempt is expected.')));
  const pause = async (ms: number) => void pauses.push(ms);
  const { signal } = new AbortController();
  const send = async () => {
    const { response, error } = await retryFetch(attempt, {
      retries,
      signal,
      pause,
      random: () => 0.5,
      ...otherOptions,
    });
    return response?.status ?? error;
  };
  return { attempt, pauses, send };
}

const busy = (seconds: string) => new Response(null, { status: 503, headers: { 'retry-after': seconds } });
const lost = new TypeError('fetch failed');

test('an attempt is repeated after each transient status, with a doubling pause', async () => {
  const { send, pauses } = createSender([429, 500, 502, 503, 504, 200], 5);
  expect(await send()).toBe(200);
  expect(pauses).toEqual([100, 200, 400, 800, 1600]);
});

test('an attempt is repeated after no answer, and after a 200 that broke off', async () => {
  const cutOff = { response: new Response(), error: new TypeError('terminated') };
  const { send, attempt } = createSender([lost, cutOff, 200]);
  expect(await send()).toBe(200);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('the last outcome is returned', async () => {
  const { send, attempt } = createSender([lost, 503, 502, 200]);
  expect(await send()).toBe(502);
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(await createSender([503, lost], 1).send()).toBe(lost);
});

test('other failures are final', async () => {
  for (const status of [400, 401, 404, 422, 501]) {
    const { send, attempt } = createSender([status, 200]);
    expect(await send()).toBe(status);
    expect(attempt).toHaveBeenCalledTimes(1);
  }
});

test('a short Retry-After is respected', async () => {
  const { send, pauses } = createSender([busy('5'), busy('0'), 200]);
  expect(await send()).toBe(200);
  expect(pauses).toEqual([5000, 200]);
});

test('a long Retry-After ends the attempts', async () => {
  const { send, attempt } = createSender([busy('6'), 200]);
  expect(await send()).toBe(503);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('the first pause can be longer', async () => {
  const { send, pauses } = createSender([503, lost, 200], 2, { firstPauseMs: 1400 });
  await send();
  expect(pauses).toEqual([1400, 2800]);
});

test('nothing is repeated when mayRetry is false', async () => {
  for (const [result, outcome] of [[503, 503] as const, [lost, lost] as const]) {
    const { send, attempt, pauses } = createSender([result, 200], 2, { mayRetry: () => false });
    expect([await send(), attempt.mock.calls.length, pauses]).toEqual([outcome, 1, []]);
  }
});

test('nothing is repeated when mayRetry has become false during the pause', async () => {
  const mayRetry = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
  const { send, attempt, pauses } = createSender([503, 200], 2, { mayRetry });
  expect([await send(), attempt.mock.calls.length, pauses.length]).toEqual([503, 1, 1]);
});

test('an abort during the pause ends it with the outcome so far', async () => {
  const controller = new AbortController();
  const attempt = vi.fn(async () => {
    setTimeout(() => controller.abort(new DOMException('left', 'AbortError')), 10);
    return outcomeOf(busy('5'));
  });
  const startedAt = performance.now();
  const { response } = await retryFetch(attempt, { retries: 2, signal: controller.signal });
  expect(response?.status).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(attempt).toHaveBeenCalledTimes(1);
});
