const MAX_KEPT = 200;
const keptFor = new WeakMap<object, Map<string, object>>();

/**
 * Memoises `make` by key for as long as `source` is the same object. The result is frozen, so that the engine also
 * validates and serialises it once; a different answer needs a copy.
 */
export function keep<Made extends object>(source: object, key: string, make: () => Made): Made {
  const kept = keptFor.get(source) ?? new Map<string, object>();
  keptFor.set(source, kept);
  const known = kept.get(key);
  if (known) return known as Made;
  const made = Object.freeze(make());
  // Normal use never reaches this limit; a load test with random pages does.
  if (kept.size === MAX_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}
