import type { Fault } from './fault.ts';

/** What the controls have set beside the state: the planned faults, the clock's offset, what every call waits. */
export type Settings = { faults: Fault[]; offsetDays: number; latencyMs: number };
