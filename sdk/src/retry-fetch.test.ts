import { expect, test, vi } from 'vitest';
import { type Outcome, retryAfterOf, retryFetch } from './retry-fetch.ts';

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

test('an attempt is repeated after no answer and after a 200 that broke off, and the last outcome is returned', async () => {
  const cutOff = { response: new Response(), error: new TypeError('terminated') };
  expect(await createSender([lost, cutOff, 200]).send()).toBe(200);
  expect(await createSender([lost, 503, 502, 200]).send()).toBe(502);
  expect(await createSender([503, lost], 1).send()).toBe(lost);
});

test('other failures are final', async () => {
  for (const status of [400, 401, 404, 422, 501]) {
    const { send, attempt } = createSender([status, 200]);
    expect(await send()).toBe(status);
    expect(attempt).toHaveBeenCalledTimes(1);
  }
});

test('a short Retry-After is respected, a long one ends the attempts', async () => {
  const { send, pauses } = createSender([busy('5'), busy('0'), 200]);
  expect([await send(), pauses]).toEqual([200, [5000, 200]]);
  const long = createSender([busy('6'), 200]);
  expect([await long.send(), long.pauses]).toEqual([503, []]);
});

test('the first pause can be longer', async () => {
  const { send, pauses } = createSender([503, lost, 200], 2, { firstPauseMs: 1400 });
  await send();
  expect(pauses).toEqual([1400, 2800]);
});

test.each([
  ['is false', [false], 0],
  ['has become false during the pause', [true, false], 1],
])('nothing is repeated when mayRetry %s', async (_when, answers, pauseCount) => {
  const { send, attempt, pauses } = createSender([503, 200], 2, { mayRetry: () => answers.shift() ?? false });
  expect([await send(), attempt.mock.calls.length, pauses.length]).toEqual([503, 1, pauseCount]);
});

test.each([
  ['3', undefined, 3],
  // A date counts from the date of the answer, whatever the clock of the device says; from now if there is none.
  ['Fri, 01 Jan 2027 05:00:07 GMT', 'Fri, 01 Jan 2027 05:00:05 GMT', 2],
  ['Fri, 01 Jan 2027 00:00:07 GMT', '', 7],
  ['Fri, 01 Jan 2027 00:00:07 GMT', 'soon', 7],
  ['Thu, 31 Dec 2026 23:59:00 GMT', '', 0],
  ['soon', '', undefined],
  ['', '', undefined],
])('Retry-After "%s" in an answer with the date "%s" is %s seconds', (value, date = '', seconds) => {
  const headers = new Headers({ 'retry-after': value, date });
  expect(retryAfterOf(headers, Date.parse('2027-01-01T00:00:00Z'))).toBe(seconds);
});
