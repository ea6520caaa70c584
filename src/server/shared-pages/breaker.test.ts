import { stat } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breaker } from './breaker';

const limits = { limitMs: 150, restMs: 2000 };
const hangs = () => new Promise<string>(() => undefined);

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

test('an answer is passed on, also null', async () => {
  const ask = breaker(limits);
  expect(await ask(async () => 'kept')).toBe('kept');
  expect(await ask(async () => null)).toBe(null);
});

test('after one timeout commands are skipped until the pause is over', async () => {
  const ask = breaker(limits);
  const first = ask(hangs);
  await vi.advanceTimersByTimeAsync(150);
  expect(await first).toBeUndefined();
  const command = vi.fn(async () => 'kept');
  expect(await ask(command)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1999);
  expect(await ask(command)).toBeUndefined();
  expect(command).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask(command)).toBe('kept');
  expect(await ask(command)).toBe('kept');
});

test('after the pause one command is the trial, and the others do not wait for it', async () => {
  const ask = breaker(limits);
  await ask(() => Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(2000);
  const command = vi.fn(hangs);
  const trial = ask(command);
  expect(await Promise.all([ask(command), ask(command)])).toEqual([undefined, undefined]);
  await vi.advanceTimersByTimeAsync(150);
  expect(await trial).toBeUndefined();
  expect(command).toHaveBeenCalledTimes(1);
});

test('an answer that arrived while the process was busy is not too late', async () => {
  vi.useRealTimers();
  const ask = breaker({ limitMs: 20, restMs: 2000 });
  const answer = ask(() => stat('.'));
  workFor(60);
  expect(await answer).toBeDefined();
});

test('an answer in several pieces, between which the process is busy, is not too late either', async () => {
  vi.useRealTimers();
  const ask = breaker({ limitMs: 20, restMs: 2000 });
  const answer = ask(async () => {
    for (let piece = 0; piece < 4; piece += 1) {
      await stat('.');
      workFor(15);
    }
    return 'whole';
  });
  expect(await answer).toBe('whole');
});

function workFor(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}
