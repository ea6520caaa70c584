/** Groups values by name: a single value as it is, several as a list in their order. */
export function groupByName<T>(entries: Iterable<[string, T]>): Record<string, T | T[]> {
  const values = new Map<string, T[]>();
  for (const [name, value] of entries) {
    const group = values.get(name);
    if (group) group.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries(Array.from(values, ([name, all]) => [name, all.length === 1 ? (all[0] as T) : all]));
}
