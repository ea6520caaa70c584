import { test } from './test.ts';

/** Runs one of many trials as a test step. Throws an error with the name of the trial when the trial fails. */
export async function runTrial(name: string, body: () => Promise<void>): Promise<void> {
  await test.step(name, body).catch((cause: unknown) => {
    throw new Error(`${name} failed`, { cause });
  });
}

/**
 * Returns a pseudo-random number generator that yields the same numbers from 0 to 1 (exclusive) for the same seed, so
 * that a failed trial can be repeated.
 */
export function seededRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
