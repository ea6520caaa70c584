// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import * as leaving from '@/lib/leave-for';
import { networkState } from '@/state/network';
import { reloadOnce } from './chunk-reload';
import { judgeFailedRoute } from './use-failed-route';

const TRIALS = 2_000;
const MINUTE_MS = 60_000;
const chunkError = new Error('Loading chunk 7 failed.');

// Mulberry32, a random number generator with a seed, so that every run has the same sequences.
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(leaving, 'reloadPage').mockImplementation(() => {});
});

/** Simulates a visit: parts and pages fail at random times, online and offline, with other errors in between. */
function simulateVisit(seed: number) {
  const random = randomFrom(seed);
  const reloads: number[] = [];
  const failures: number[] = [];
  sessionStorage.clear();
  let now = 1_000_000;
  for (let step = 0; step < 30; step += 1) {
    // Bursts of errors within milliseconds, and pauses of up to two minutes.
    now += Math.floor(random() < 0.6 ? random() * 50 : random() * 2 * MINUTE_MS);
    vi.setSystemTime(now);
    networkState.isOnline = random() < 0.8;
    const error = random() < 0.85 ? chunkError : new TypeError('x is not a function');
    const isReload = random() < 0.5 ? reloadOnce(error) : judgeFailedRoute(error) === 'reload';
    if (error === chunkError && networkState.isOnline) failures.push(now);
    if (isReload) reloads.push(now);
  }
  return { reloads, failures };
}

test('in 2000 random sequences of failures, each failure has exactly one reload in the minute before it', () => {
  let count = 0;
  for (let seed = 0; seed < TRIALS; seed += 1) {
    const { reloads, failures } = simulateVisit(seed);
    count += reloads.length;
    for (const at of failures) {
      const inLastMinute = reloads.filter((reload) => reload <= at && at - reload < MINUTE_MS);
      expect(inLastMinute, `sequence ${seed}, ${at}`).toHaveLength(1);
    }
    expect(reloads.every((at) => failures.includes(at))).toBe(true);
  }
  expect(count).toBeGreaterThan(TRIALS);
});
