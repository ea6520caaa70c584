import type { Fault } from './fault.ts';

/**
 * Values set by the controls beside the state: the active faults, the clock's offset and the delay of every call, which
 * is up to `latencySpreadMs` shorter or longer.
 */
export type Settings = { faults: Fault[]; offsetDays: number; latencyMs: number; latencySpreadMs: number };

/** The delay of one call, never below 0. */
export function delayOfCall(
  { latencyMs, latencySpreadMs }: Pick<Settings, 'latencyMs' | 'latencySpreadMs'>,
  random: () => number = Math.random,
): number {
  return Math.max(0, latencyMs + (random() * 2 - 1) * latencySpreadMs);
}
