/**
 * The required shape of a value. `1` is a string, number or boolean, `0` the same or null; a string names another
 * shape; `[shape]` is an array of it, `['?', shape]` it or null, an object its properties; null is anything.
 */
export type Shape = 0 | 1 | string | null | [Shape] | ['?', Shape] | { [key: string]: Shape };

/**
 * Returns a JSON pointer such as `/data/0/title` to the first part of a value without the required shape; an empty
 * pointer means the value itself. Returns undefined when all required properties exist and arrays and objects are where
 * the document has them. Additional properties and the type of a scalar are not checked, because they break no caller:
 * at worst a `1` is displayed instead of `true`.
 */
export function firstMismatch(value: unknown, shape: Shape, schemas: Record<string, Shape>): string | undefined {
  if (shape === null) return undefined;
  if (typeof shape === 'string') return firstMismatch(value, schemas[shape] ?? null, schemas);
  if (typeof shape === 'number') {
    return (value === null ? shape === 0 : value !== undefined && typeof value !== 'object') ? undefined : '';
  }
  const isObject = !Array.isArray(shape);
  if (!isObject && shape[1] !== undefined) return value === null ? undefined : firstMismatch(value, shape[1], schemas);
  if (typeof value !== 'object' || value === null || Array.isArray(value) === isObject) return '';
  for (const key of Object.keys(isObject ? shape : value)) {
    const pointer = firstMismatch(
      (value as Record<string, unknown>)[key],
      (isObject ? shape[key] : shape[0]) ?? null,
      schemas,
    );
    if (pointer !== undefined) return `/${key}${pointer}`;
  }
  return undefined;
}
