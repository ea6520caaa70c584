const MAX_KEPT = 200;
const keptFor = new WeakMap<object, Map<string, object>>();

/**
 * What `make` gives for a key, made once for as long as `source` is the same object. It is frozen, so the engine judges
 * and serializes it once too: code that needs another answer makes a copy.
 */
export function keep<Made extends object>(source: object, key: string, make: () => Made): Made {
  const kept = keptFor.get(source) ?? new Map<string, object>();
  keptFor.set(source, kept);
  const known = kept.get(key);
  if (known) return known as Made;
  const made = Object.freeze(make());
  // Nobody asks for so many pages at once; a soak of random ones does.
  if (kept.size === MAX_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}
