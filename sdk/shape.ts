/**
 * The required shape of a value. `1` is a string, number or boolean, `0` the same or null; a string names another
 * shape; `[shape]` is an array of it, `['?', shape]` it or null, an object its properties; null is anything.
 */
export type Shape = 0 | 1 | string | null | [Shape] | ['?', Shape] | { [key: string]: Shape };

/**
 * The place of the first part without the required shape, as a JSON pointer such as `/data/0/title`, empty for the value
 * itself. Undefined when all required properties exist and arrays and objects are where the document has them.
 * Additional properties and the type of a scalar are not checked, because they break no caller: `1` for `true` is at
 * worst displayed wrongly.
 */
export function misfit(value: unknown, shape: Shape, named: Record<string, Shape>): string | undefined {
  if (shape === null) return undefined;
  if (typeof shape === 'string') return misfit(value, named[shape] ?? null, named);
  if (typeof shape === 'number') {
    return (value === null ? shape === 0 : value !== undefined && typeof value !== 'object') ? undefined : '';
  }
  const isObject = !Array.isArray(shape);
  if (!isObject && shape[1] !== undefined) return value === null ? undefined : misfit(value, shape[1], named);
  if (typeof value !== 'object' || value === null || Array.isArray(value) === isObject) return '';
  for (const key of Object.keys(isObject ? shape : value)) {
    const place = misfit((value as Record<string, unknown>)[key], (isObject ? shape[key] : shape[0]) ?? null, named);
    if (place !== undefined) return `/${key}${place}`;
  }
  return undefined;
}
