import { vi } from 'vitest';

/** Waits end after this time at the latest: on a busy machine a render can take seconds. */
export const LONGEST_WAIT_MS = 30_000;

const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: LONGEST_WAIT_MS, ...options });
