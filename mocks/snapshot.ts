import { createDatabases } from './database.ts';
import type { Settings } from './mock-context/settings.ts';
import type { MockContext } from './mock-context.ts';
import { parseState } from './state/saved-state.ts';
import type { ScenarioName } from './state/scenario-name.ts';
import type { State } from './state/state.ts';

/** The data of a host that survives its process or page. */
export type Snapshot = State & { settings?: Partial<Settings> };

export function createSnapshot(mockContext: MockContext): Snapshot {
  return { ...mockContext.database().state, settings: { ...mockContext.settings(), faults: mockContext.faults.all() } };
}

/**
 * The data in a saved value, undefined when it is none. Without settings it gets default ones; parts of the state that
 * are newer than the value start from the seed of `now`.
 */
export function parseSnapshot(value: unknown, now = new Date()): Snapshot | undefined {
  const state = parseState(value, (scenario) => createDatabases({ now, scenario }).id.state);
  if (!state) return undefined;
  const { settings } = value as { settings?: Partial<Settings> };
  if (settings === undefined) return state;
  return isSettings(settings) ? { ...state, settings } : undefined;
}

function isSettings(settings: Partial<Settings> | null): boolean {
  return (
    Array.isArray(settings?.faults) && Number.isInteger(settings.offsetDays) && Number.isInteger(settings.latencyMs)
  );
}

/** The options to restore a saved mock context. Empty, for a fresh start, when another scenario is requested. */
export function restoreOptions(saved: Snapshot | null | undefined, scenario?: ScenarioName) {
  if (!saved || (scenario !== undefined && scenario !== saved.scenario)) return {};
  const { settings, ...state } = saved;
  return { state, ...(settings && { settings }) };
}
