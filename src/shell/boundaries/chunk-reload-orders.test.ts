// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import * as leaving from '@/lib/leave-for';
import { networkState } from '@/state/network';
import { reloadOnce } from './chunk-reload';
import { judgeFailedRoute } from './failed-route';

const TRIALS = 2_000;
const MINUTE_MS = 60_000;
const missing = new Error('Loading chunk 7 failed.');

// Mulberry32: the same orders in every run.
function chanceOf(seed: number) {
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

/** One visit: parts and pages that fail at any time, with and without a connection, and other errors between them. */
function visit(seed: number) {
  const chance = chanceOf(seed);
  const reloads: number[] = [];
  const failures: number[] = [];
  sessionStorage.clear();
  let now = 1_000_000;
  for (let step = 0; step < 30; step += 1) {
    // Bursts within milliseconds, and pauses of up to two minutes.
    now += Math.floor(chance() < 0.6 ? chance() * 50 : chance() * 2 * MINUTE_MS);
    vi.setSystemTime(now);
    networkState.isOnline = chance() < 0.8;
    const error = chance() < 0.85 ? missing : new TypeError('x is not a function');
    const isReload = chance() < 0.5 ? reloadOnce(error) : judgeFailedRoute(error) === 'reload';
    if (error === missing && networkState.isOnline) failures.push(now);
    if (isReload) reloads.push(now);
  }
  return { reloads, failures };
}

test('in 2000 random orders of failures there is exactly one reload in each minute that has one', () => {
  let count = 0;
  for (let seed = 0; seed < TRIALS; seed += 1) {
    const { reloads, failures } = visit(seed);
    count += reloads.length;
    for (const at of failures) {
      const inLastMinute = reloads.filter((reload) => reload <= at && at - reload < MINUTE_MS);
      expect(inLastMinute, `order ${seed}, ${at}`).toHaveLength(1);
    }
    expect(reloads.every((at) => failures.includes(at))).toBe(true);
  }
  expect(count).toBeGreaterThan(TRIALS);
});
