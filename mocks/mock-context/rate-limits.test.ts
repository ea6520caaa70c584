import { expect, test } from 'vitest';
import { type Caller, createRateLimits, type RateLimit, type RateLimits } from './rate-limits.ts';

const START = new Date('2027-01-15T03:00:00Z').getTime();
const ratna = { operationId: 'login', address: '10.0.0.1', member: 'ratna@kelana.example' };
const bima = { ...ratna, member: 'bima@kelana.example' };
const byMember: RateLimit = { by: 'member', limit: 2, windowSeconds: 60 };

function createLimits() {
  let time = START;
  const limits = createRateLimits(() => new Date(time), true);
  return { limits, waitSeconds: (seconds: number) => (time += seconds * 1000) };
}

function count(limits: RateLimits, list: RateLimit[], caller: Caller, status: number): void {
  limits.start(list, caller).finish(status);
}

/** The wait of a call that does not count. */
function waitOf(limits: RateLimits, list: RateLimit[], caller: Caller): number {
  const call = limits.start(list, caller);
  call.finish(500);
  return call.waitSeconds;
}

test('calls that have not ended share the limit', () => {
  const { limits } = createLimits();
  const calls = [1, 2, 3].map(() => limits.start([byMember], ratna));
  expect(calls.map(({ waitSeconds }) => waitSeconds)).toEqual([0, 0, 60]);
});

test('after as many calls as the limit says, the next one waits until the first has left the window', () => {
  const { limits, waitSeconds } = createLimits();
  count(limits, [byMember], ratna, 200);
  waitSeconds(20);
  expect(waitOf(limits, [byMember], ratna)).toBe(0);
  count(limits, [byMember], ratna, 200);
  expect(waitOf(limits, [byMember], ratna)).toBe(40);
  waitSeconds(39.5);
  expect(waitOf(limits, [byMember], ratna)).toBe(1);
  waitSeconds(0.5);
  expect(waitOf(limits, [byMember], ratna)).toBe(0);
});

test('the longest wait of several limits counts, and a limit by an unknown member does not apply', () => {
  const { limits } = createLimits();
  const both: RateLimit[] = [
    { ...byMember, limit: 1 },
    { by: 'address', limit: 1, windowSeconds: 600 },
  ];
  count(limits, both, ratna, 200);
  expect(waitOf(limits, both, bima)).toBe(600);
  expect(waitOf(limits, both, { ...ratna, address: null, member: null })).toBe(0);
  expect(waitOf(limits, both, { ...ratna, address: null })).toBe(60);
});

test('a limit of failed calls does not count successful ones, and no limit counts a failure of the service', () => {
  const { limits } = createLimits();
  const failed: RateLimit = { ...byMember, limit: 1, counts: 'failed' };
  count(limits, [failed], ratna, 200);
  count(limits, [failed, { ...byMember, limit: 1 }], ratna, 500);
  expect(waitOf(limits, [failed], ratna)).toBe(0);
  count(limits, [failed], ratna, 401);
  expect(waitOf(limits, [failed], ratna)).toBe(60);
});

test('a clock that is set back does not make the wait longer than the window', () => {
  const { limits, waitSeconds } = createLimits();
  waitSeconds(30 * 86_400);
  for (let call = 0; call < 2; call += 1) count(limits, [byMember], ratna, 200);
  waitSeconds(-30 * 86_400);
  expect(waitOf(limits, [byMember], ratna)).toBe(0);
});
