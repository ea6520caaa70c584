import { createDatabases } from './database.ts';
import type { MockContext, Settings } from './mock-context.ts';
import { emptyState, isScenarioName, type ScenarioName, type State } from './state/state.ts';

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

/**
 * The state in a saved value, undefined when it is none. The value may come from older code: a part that it lacks is
 * taken from the seed of its scenario, and a part that the code no longer has is left out.
 */
export function parseState(value: unknown, seedState: (scenario: ScenarioName) => State): State | undefined {
  if (!isParts(value) || !isScenarioName(value.scenario)) return undefined;
  const empty: Parts = emptyState(value.scenario);
  // Only made when it is needed, because the seed takes a whole catalogue.
  const fresh: Parts = isComplete(value, empty) ? empty : seedState(value.scenario);
  const state = Object.fromEntries(Object.keys(empty).map((key) => [key, partOf(value[key], fresh[key], empty[key])]));
  return isState(state) ? state : undefined;
}

function isComplete(saved: Parts, empty: Parts): boolean {
  return Object.entries(empty).every(
    ([key, part]) =>
      saved[key] !== undefined && (!isParts(part) || Object.keys(part).every((name) => name in Object(saved[key]))),
  );
}

/** An object that is not empty without a seed, such as the counters, has fixed keys, which may be newer too. */
function partOf(saved: unknown, fresh: unknown, empty: unknown): unknown {
  if (saved === undefined) return fresh;
  const hasFixedKeys = isParts(empty) && Object.keys(empty).length > 0;
  return hasFixedKeys && isParts(saved) && isParts(fresh) ? { ...fresh, ...saved } : saved;
}

const isParts = (value: unknown): value is Parts => getTypeName(value) === 'object';

function getTypeName(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}
