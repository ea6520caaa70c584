/** Computes something from an object once, for as long as that object exists. An index is made of a list this way. */
export function once<Source extends object, Result>(compute: (source: Source) => Result): (source: Source) => Result {
  const results = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const known = results.get(source);
    if (known) return known.result;
    const result = compute(source);
    results.set(source, { result });
    return result;
  };
}
