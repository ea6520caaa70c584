import { expect, test, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker';

function scene() {
  const clock = { ms: 0 };
  const breaker = createCircuitBreaker({ now: () => clock.ms, random: () => 0.5 });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed();
  };
  return { breaker, fail, clock };
}

test('it opens after five failures in a row, for ten seconds', () => {
  const { breaker, fail, clock } = scene();
  fail(4);
  expect([breaker.waitMs(), breaker.mayGo()]).toEqual([0, true]);
  fail(1);
  expect([breaker.waitMs(), breaker.mayGo()]).toEqual([10_000, false]);
  clock.ms = 9_999;
  expect(breaker.mayGo()).toBe(false);
});

test('an answer in between resets the count', () => {
  const { breaker, fail } = scene();
  fail(4);
  breaker.answered();
  fail(4);
  expect(breaker.mayGo()).toBe(true);
});

test('after the pause one call is the trial and all others wait for its result', () => {
  const { breaker, fail, clock } = scene();
  fail(5);
  clock.ms = 10_000;
  expect([breaker.mayGo(), breaker.mayGo(), breaker.waitMs()]).toEqual([true, false, 16_000]);
  breaker.answered();
  expect([breaker.mayGo(), breaker.mayGo(), breaker.waitMs()]).toEqual([true, true, 0]);
});

test('each failed trial doubles the pause, up to a minute', () => {
  const { breaker, fail, clock } = scene();
  fail(5);
  for (const wait of [20_000, 40_000, 60_000, 60_000]) {
    clock.ms += breaker.waitMs();
    expect(breaker.mayGo()).toBe(true);
    breaker.failed();
    expect(breaker.waitMs()).toBe(wait);
  }
  breaker.answered();
  fail(5);
  expect(breaker.waitMs()).toBe(10_000);
});

test('failures after it opened do not prolong the pause', () => {
  const { breaker, fail, clock } = scene();
  fail(5);
  clock.ms = 4_000;
  fail(3);
  expect(breaker.waitMs()).toBe(6_000);
});

test('a trial without a result makes room for the next', () => {
  const { breaker, fail, clock } = scene();
  fail(5);
  clock.ms = 10_000;
  breaker.mayGo();
  clock.ms = 26_000;
  expect([breaker.mayGo(), breaker.mayGo()]).toEqual([true, false]);
});

test('listeners are called once when calls may go again', () => {
  const { breaker, fail } = scene();
  const heard = vi.fn();
  breaker.onClose(heard);
  breaker.answered();
  fail(5);
  breaker.answered();
  breaker.answered();
  expect(heard).toHaveBeenCalledOnce();
});
