/**
 * The required shape of a value. `1` is a string, number or boolean, `0` the same or null; a string names another
 * shape; `[shape]` is an array of it, `['?', shape]` it or null, an object its properties; null is anything.
 */
export type Shape = 0 | 1 | string | null | [Shape] | ['?', Shape] | { [key: string]: Shape };

/**
 * True when all required properties exist and arrays and objects are where the document has them. Additional properties
 * and the type of a scalar are not checked, because they break no caller: `1` for `true` is at worst displayed wrongly.
 */
export function fits(value: unknown, shape: Shape, named: Record<string, Shape>): boolean {
  if (shape === null) return true;
  if (typeof shape === 'string') return fits(value, named[shape] ?? null, named);
  if (typeof shape === 'number') {
    return value === null ? shape === 0 : value !== undefined && typeof value !== 'object';
  }
  if (!Array.isArray(shape)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return (
      isObject && Object.entries(shape).every(([key, own]) => fits((value as Record<string, unknown>)[key], own, named))
    );
  }
  const [first, inner] = shape;
  if (inner !== undefined) return value === null || fits(value, inner, named);
  return Array.isArray(value) && value.every((row) => fits(row, first, named));
}
