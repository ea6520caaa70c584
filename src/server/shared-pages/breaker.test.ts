import { stat } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breaker } from './breaker';

const limits = { limitMs: 150, restMs: 2000 };
const hang = () => new Promise<string>(() => undefined);

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

test('the reply to a command is returned, also null', async () => {
  const run = breaker(limits);
  expect(await run(async () => 'value')).toBe('value');
  expect(await run(async () => null)).toBe(null);
});

test('after one timeout commands are skipped until the pause is over', async () => {
  const run = breaker(limits);
  const first = run(hang);
  await vi.advanceTimersByTimeAsync(150);
  expect(await first).toBeUndefined();
  const command = vi.fn(async () => 'value');
  expect(await run(command)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1999);
  expect(await run(command)).toBeUndefined();
  expect(command).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await run(command)).toBe('value');
  expect(await run(command)).toBe('value');
});

test('after the pause one command is the trial, and the others do not wait for it', async () => {
  const run = breaker(limits);
  await run(() => Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(2000);
  const command = vi.fn(hang);
  const trial = run(command);
  expect(await Promise.all([run(command), run(command)])).toEqual([undefined, undefined]);
  await vi.advanceTimersByTimeAsync(150);
  expect(await trial).toBeUndefined();
  expect(command).toHaveBeenCalledTimes(1);
});

test('a reply that arrived while the process was busy is not too late', async () => {
  vi.useRealTimers();
  const run = breaker({ limitMs: 1000, restMs: 2000 });
  const reply = run(() => stat('.'));
  blockFor(1100);
  expect(await reply).toBeDefined();
});

test('a reply in several pieces, with a busy process between them, is not too late either', async () => {
  vi.useRealTimers();
  const run = breaker({ limitMs: 1000, restMs: 2000 });
  const reply = run(async () => {
    for (let piece = 0; piece < 4; piece += 1) {
      await stat('.');
      blockFor(300);
    }
    return 'whole';
  });
  expect(await reply).toBe('whole');
});

function blockFor(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}
