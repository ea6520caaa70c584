// @vitest-environment jsdom
import { ApiError, type ErrorKind } from '@sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker';
import { createRetryPolicy } from './retry-policy';

let isOnline: boolean;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  isOnline = true;
  visibility = 'visible';
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => vi.useRealTimers());

const failure = (kind: ErrorKind = 'server', retryAfter?: number) =>
  new ApiError({ operationId: 'getTour', kind, status: 503, retryAfter });

/** A query that always fails, and the times at which it is retried. */
function scene({ random = 0.5, error = () => failure() as unknown } = {}) {
  const breaker = createCircuitBreaker({ random: () => random });
  const retryPolicy = createRetryPolicy(breaker, () => random);
  const asked: number[] = [];
  const fail = () => {
    retryPolicy.failed('tour', error());
    retryPolicy.later('tour', again);
  };
  const again = () => {
    asked.push(Date.now());
    fail();
  };
  return { breaker, retryPolicy, asked, fail };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function connection(isThere: boolean) {
  isOnline = isThere;
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

function look(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the pauses double from 2 s to 30 s, and stop after eight attempts', async () => {
  const { asked, fail } = scene();
  fail();
  await pass(3_600_000);
  expect(asked).toEqual([2_000, 6_000, 14_000, 30_000, 60_000, 90_000, 120_000, 150_000]);
});

test('a pause varies at random by a quarter, and is never under a second', async () => {
  const early = scene({ random: 0 });
  const late = scene({ random: 1 });
  early.fail();
  late.fail();
  await pass(2_600);
  expect([early.asked, late.asked]).toEqual([[1_500], [2_500]]);
});

test('a press resets the count', async () => {
  const { asked, fail, retryPolicy } = scene();
  fail();
  await pass(20_000);
  expect(asked).toEqual([2_000, 6_000, 14_000]);
  retryPolicy.asked('tour');
  fail();
  await pass(2_000);
  expect(asked).toEqual([2_000, 6_000, 14_000, 22_000]);
});

test('an answer cancels the waiting retry', async () => {
  const { asked, fail, retryPolicy } = scene();
  fail();
  retryPolicy.succeeded('tour');
  await pass(60_000);
  expect(asked).toEqual([]);
});

test('Retry-After is respected, and more than five minutes ends the retries', async () => {
  const told = scene({ error: () => failure('server', 20) });
  told.fail();
  await pass(20_249);
  expect(told.asked).toEqual([]);
  await pass(1);
  expect(told.asked).toEqual([20_250]);
  const gone = scene({ error: () => failure('server', 301) });
  gone.fail();
  await pass(3_600_000);
  expect(gone.asked).toEqual([]);
});

test('until Retry-After is over every automatic call gets the same failure without a request', async () => {
  const error = failure('server', 20);
  const { retryPolicy } = scene();
  retryPolicy.failed('tour', error);
  await expect(retryPolicy.enter('tour', 'getTour')).rejects.toBe(error);
  await expect(retryPolicy.enter('other', 'getTour')).resolves.toBeUndefined();
  await pass(20_000);
  await expect(retryPolicy.enter('tour', 'getTour')).resolves.toBeUndefined();
});

test('a failed part is requested at most once a second, however often it is mounted', async () => {
  const { retryPolicy } = scene();
  retryPolicy.failed('tour', failure());
  const went = vi.fn();
  void retryPolicy.enter('tour', 'getTour').then(went);
  await pass(999);
  expect(went).not.toHaveBeenCalled();
  await pass(1);
  expect(went).toHaveBeenCalledOnce();
});

test('a hidden tab sends nothing; once visible it does within a second', async () => {
  const { asked, fail } = scene();
  fail();
  look('hidden');
  await pass(60_000);
  expect(asked).toEqual([]);
  look('visible');
  await pass(250);
  expect(asked).toEqual([60_250]);
});

test('an offline device sends nothing; once online it does within a second, and the pauses start again', async () => {
  const { asked, fail } = scene();
  fail();
  await pass(29_000);
  connection(false);
  await pass(60_000);
  expect(asked).toEqual([2_000, 6_000, 14_000]);
  connection(true);
  await pass(3_000);
  expect(asked).toEqual([2_000, 6_000, 14_000, 89_250, 91_250]);
});

test('a connection that is back does not shorten Retry-After', async () => {
  const { asked, fail } = scene({ error: () => failure('server', 20) });
  fail();
  connection(false);
  await pass(1_000);
  connection(true);
  await pass(19_000);
  expect(asked).toEqual([]);
  await pass(1_000);
  expect(asked).toEqual([20_250]);
});

test('tabs woken by a connection spread over half a second', async () => {
  const tabs = [0, 0.2, 0.4, 0.6, 0.8, 1].map((random) => scene({ random }));
  for (const { fail } of tabs) fail();
  connection(false);
  connection(true);
  await pass(1_000);
  expect(tabs.map(({ asked }) => asked[0])).toEqual([0, 100, 200, 300, 400, 500]);
});

test('while the breaker is open nothing is sent; the first answer releases all calls', async () => {
  const { breaker, asked, fail, retryPolicy } = scene();
  for (let time = 0; time < 5; time += 1) breaker.failed();
  fail();
  await expect(retryPolicy.enter('new', 'getTour')).rejects.toMatchObject({ kind: 'server', operationId: 'getTour' });
  await pass(9_000);
  expect(asked).toEqual([]);
  breaker.answered();
  await pass(250);
  expect(asked).toEqual([9_250]);
});

test('while the breaker is open calls fail with the last passing error, never with a 404', async () => {
  const { breaker, retryPolicy } = scene();
  retryPolicy.failed('tour', new ApiError({ operationId: 'getTour', kind: 'timeout' }));
  retryPolicy.failed('gone', new ApiError({ operationId: 'getTour', kind: 'not-found', status: 404 }));
  for (let time = 0; time < 5; time += 1) breaker.failed();
  await expect(retryPolicy.enter('new', 'listTours')).rejects.toMatchObject({ kind: 'timeout', status: 0 });
});

test('calls that the breaker refused do not count as attempts', async () => {
  const { breaker, retryPolicy } = scene();
  for (let time = 0; time < 5; time += 1) breaker.failed();
  const again = vi.fn();
  for (let time = 0; time < 9; time += 1) {
    const [refusal] = await Promise.all([
      retryPolicy.enter('tour', 'getTour').catch((error: unknown) => error),
      pass(1_000),
    ]);
    retryPolicy.failed('tour', refusal);
    retryPolicy.later('tour', again);
  }
  expect(again).not.toHaveBeenCalled();
  await pass(2_000);
  expect(again).toHaveBeenCalledOnce();
});
