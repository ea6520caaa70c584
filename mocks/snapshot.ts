import type { Settings } from './stage/settings.ts';
import type { Stage } from './stage.ts';
import { isState } from './state/saved-state.ts';
import type { ScenarioName } from './state/scenario-name.ts';
import type { State } from './state/state.ts';

/** The data of a host that survives its process or page. */
export type Snapshot = State & { settings?: Settings };

export function snapshotOf(stage: Stage): Snapshot {
  const settings = { faults: stage.faults.all(), offsetDays: stage.offsetDays(), latencyMs: stage.latencyMs() };
  return { ...stage.world().state, settings };
}

/** A saved state without settings is valid too; it gets default settings. */
export function isSnapshot(value: unknown): value is Snapshot {
  if (!isState(value)) return false;
  const { settings } = value as { settings?: Partial<Settings> | null };
  if (settings === undefined) return true;
  return (
    Array.isArray(settings?.faults) && Number.isInteger(settings.offsetDays) && Number.isInteger(settings.latencyMs)
  );
}

/** The options to continue a saved stage. Empty, for a fresh start, when another scenario is requested. */
export function resumed(saved: Snapshot | null | undefined, scenario?: ScenarioName) {
  if (!saved || (scenario !== undefined && scenario !== saved.scenario)) return {};
  const { settings, ...state } = saved;
  return { state, ...(settings && { settings }) };
}
