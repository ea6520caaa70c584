import { createDatabases } from './database.ts';
import type { MockContext, Settings } from './mock-context.ts';
import { emptyState, isScenarioName, type ScenarioName, type State } from './state/state.ts';

/** The data of a host that survives its process or page. */
export type Snapshot = State & { settings?: Partial<Settings> };

export function createSnapshot(mockContext: MockContext): Snapshot {
  return { ...mockContext.database().state, settings: { ...mockContext.settings(), faults: mockContext.faults.all() } };
}

/**
 * The data in a saved value, undefined when it is none. The value may come from older code: what it lacks is taken from
 * the seed of its scenario as of `now`, and a part that the code no longer has is left out.
 */
export function parseSnapshot(value: unknown, now = new Date()): Snapshot | undefined {
  if (!isParts(value) || !isScenarioName(value.scenario)) return undefined;
  const fresh = createDatabases({ now, scenario: value.scenario }).id.state;
  const state = Object.fromEntries(Object.entries(fresh).map(([name, part]) => [name, partOf(value[name], part)]));
  if (!isState(state)) return undefined;
  const { settings } = value as Partial<Snapshot>;
  if (settings === undefined) return state;
  return isSettings(settings) ? { ...state, settings } : undefined;
}

/** A saved part of the state; the counters and the edits may have parts that are newer than the value. */
function partOf(saved: unknown, fresh: unknown): unknown {
  return isParts(saved) && isParts(fresh) ? { ...fresh, ...saved } : (saved ?? fresh);
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
  return { state, settings };
}

type Parts = Record<string, unknown>;

/** True when a state has every part of a fresh one. */
export function isState(value: unknown): value is State {
  return (
    isParts(value) &&
    Object.entries(emptyState('default')).every(([key, part]) => getTypeName(value[key]) === getTypeName(part))
  );
}

const isParts = (value: unknown): value is Parts => getTypeName(value) === '[object Object]';

/** '[object Array]', '[object Null]' and so on. */
const getTypeName = (value: unknown): string => Object.prototype.toString.call(value);
