/**
 * What a value must have. `1` is text, number or truth value, `0` the same or null, a name that of another shape,
 * `[shape]` rows of it, `['?', shape]` it or null, an object its properties; null is anything.
 */
export type Shape = 0 | 1 | string | null | [Shape] | ['?', Shape] | { [key: string]: Shape };

/**
 * True when everything required is there, lists are lists and objects objects. What else the service sends is its own
 * affair, and so is the kind of a scalar: `1` for `true` is shown wrong at worst, and stops nothing.
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
