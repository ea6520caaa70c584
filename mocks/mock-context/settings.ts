import type { Fault } from './fault.ts';

/**
 * Values set by the controls beside the state: the active faults, the clock's offset and the delay of every call, which
 * is up to `latencySpreadMs` shorter or longer.
 */
export type Settings = TimeSettings & { faults: Fault[] };

export type TimeSettings = { offsetDays: number; latencyMs: number; latencySpreadMs: number };

/** The delay of one call, never below 0. */
export function delayOfCall({ latencyMs, latencySpreadMs }: TimeSettings, random: () => number = Math.random): number {
  return Math.max(0, latencyMs + (random() * 2 - 1) * latencySpreadMs);
}
