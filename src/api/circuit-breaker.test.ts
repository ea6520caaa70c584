import { beforeEach, expect, test, vi } from 'vitest';
import { circuitBreaker } from './circuit-breaker';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  circuitBreaker.answered();
});

const { mayCall, waitMs } = circuitBreaker;
const fail = (times: number) => {
  for (let time = 0; time < times; time += 1) circuitBreaker.failed();
};

test('it opens after five failures in a row, for ten seconds', () => {
  fail(4);
  expect([waitMs(), mayCall()]).toEqual([0, true]);
  fail(1);
  expect([waitMs(), mayCall()]).toEqual([10_000, false]);
  vi.setSystemTime(9_999);
  expect(mayCall()).toBe(false);
});

test('a response in between resets the count', () => {
  fail(4);
  circuitBreaker.answered();
  fail(4);
  expect(mayCall()).toBe(true);
});

test('after the pause one call is the trial and all others wait for its result', () => {
  fail(5);
  vi.setSystemTime(10_000);
  expect([mayCall(), mayCall(), waitMs()]).toEqual([true, false, 10_000]);
  circuitBreaker.answered();
  expect([mayCall(), mayCall(), waitMs()]).toEqual([true, true, 0]);
});

test('after a failed trial the next one is allowed ten seconds later', () => {
  fail(5);
  for (const ms of [10_000, 20_000, 30_000]) {
    vi.setSystemTime(ms);
    expect([mayCall(), mayCall()]).toEqual([true, false]);
    circuitBreaker.failed();
    expect(waitMs()).toBe(10_000);
  }
});

test('failures after it opened do not prolong the pause', () => {
  fail(5);
  vi.setSystemTime(4_000);
  fail(3);
  expect(waitMs()).toBe(6_000);
});

test('after a trial without a result the next one is allowed ten seconds later', () => {
  fail(5);
  vi.setSystemTime(10_000);
  mayCall();
  vi.setSystemTime(20_000);
  expect([mayCall(), mayCall()]).toEqual([true, false]);
});

test('a call that the visitor starts during the pause is the trial', () => {
  fail(5);
  circuitBreaker.endPause();
  expect([mayCall(), mayCall()]).toEqual([true, false]);
});
