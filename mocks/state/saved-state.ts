import { isScenarioName, type ScenarioName } from './scenario-name.ts';
import { emptyState, type State } from './state.ts';

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
