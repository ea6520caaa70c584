type Once<Source, Result> = ((source: Source) => Result) & {
  /** Uses the result of an earlier object for a later one. */
  keep(earlier: Source, later: Source): void;
};

/** Computes something from an object once, for as long as that object exists. An index is made of a list this way. */
export function once<Source extends object, Result>(compute: (source: Source) => Result): Once<Source, Result> {
  const results = new WeakMap<Source, { result: Result }>();
  const get = (source: Source) => {
    const known = results.get(source);
    if (known) return known.result;
    const result = compute(source);
    results.set(source, { result });
    return result;
  };
  return Object.assign(get, {
    keep(earlier: Source, later: Source) {
      const known = results.get(earlier);
      if (known) results.set(later, known);
    },
  });
}
