import type { Fault } from './fault.ts';

/** Values set by the controls beside the state: the active faults, the clock's offset and the delay of every call. */
export type Settings = { faults: Fault[]; offsetDays: number; latencyMs: number };
