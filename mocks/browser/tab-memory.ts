import type { Fault } from '../stage/fault.ts';
import type { Stage } from '../stage.ts';
import { isState } from '../state/saved-state.ts';
import type { State } from '../state/state.ts';

const KEY = 'kelana.mock';

type Snapshot = { state: State; faults: Fault[]; offsetDays: number; latencyMs: number };

/** What this tab's service knew before the page was loaded again; null in a new tab and where nothing can be kept. */
export function remembered(): Snapshot | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const { state, faults, offsetDays, latencyMs } = saved as Partial<Snapshot>;
    if (!isState(state)) return null;
    return {
      state,
      faults: Array.isArray(faults) ? faults : [],
      offsetDays: Number(offsetDays) || 0,
      latencyMs: Number(latencyMs) || 0,
    };
  } catch {
    return null;
  }
}

/** Keeps state, faults, clock and latency for the next page of this tab; without room for them they end with this page. */
export function remember(stage: Stage): void {
  const snapshot: Snapshot = {
    state: stage.world().state,
    faults: stage.faults.all(),
    offsetDays: stage.offsetDays(),
    latencyMs: stage.latencyMs(),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(snapshot));
  } catch (error) {
    console.warn(`The demo's state is too large for this tab and will not survive a reload: ${String(error)}`);
  }
}
