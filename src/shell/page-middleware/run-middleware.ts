import { type MiddlewareName, registry } from './registry';
import type { PageVisit, Verdict } from './verdict';

/** Runs the named middleware in order; the first that does not let pass decides. A name nobody knows is an error. */
export function runMiddleware(names: readonly string[], visit: PageVisit): Verdict {
  for (const name of names) {
    if (!Object.hasOwn(registry, name)) return { kind: 'unknown', name };
  }
  for (const name of names) {
    const verdict = registry[name as MiddlewareName](visit);
    if (verdict && verdict.kind !== 'pass') return verdict;
  }
  return { kind: 'pass' };
}
