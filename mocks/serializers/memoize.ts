const MAX_RESULTS = 200;
const resultsBySource = new WeakMap<object, Map<string, object>>();

/**
 * Memoises `compute` by key for as long as `source` is the same object. The result is frozen, so that the engine also
 * validates it once; a caller that changes it needs a copy.
 */
export function memoize<Result extends object>(source: object, key: string, compute: () => Result): Result {
  const results = resultsBySource.get(source) ?? new Map<string, object>();
  resultsBySource.set(source, results);
  const cached = results.get(key);
  if (cached) return cached as Result;
  const result = Object.freeze(compute());
  // Normal use never reaches this limit; a load test with random pages does.
  if (results.size === MAX_RESULTS) results.clear();
  results.set(key, result);
  return result;
}
