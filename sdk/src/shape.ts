/**
 * The required shape of a value. `1` is a string, number or boolean, `0` the same or null; `[shape]` is an array of it,
 * `['?', shape]` it or null, an object its properties; null is anything, also nothing.
 */
export type Shape = 0 | 1 | null | readonly [Shape] | readonly ['?', Shape] | { readonly [key: string]: Shape };

/** The first part of a value that breaks its shape: `path` is a JSON pointer such as `/data/0/title`. */
export type Mismatch = { path: string; expected: string };

/**
 * Returns the first part of a value without the required shape; an empty pointer means the value itself. Returns
 * undefined when all required properties exist and arrays and objects are where the document has them. Additional
 * properties and the type of a scalar are not checked, because they break no caller: at worst a `1` is displayed instead
 * of `true`.
 */
export function firstMismatch(value: unknown, shape: Shape, path = ''): Mismatch | undefined {
  if (shape === null) return undefined;
  if (typeof shape === 'number') {
    const fits = value === null ? shape === 0 : value !== undefined && typeof value !== 'object';
    return fits ? undefined : { path, expected: shape === 0 ? 'a text, a number or null' : 'a text or a number' };
  }
  const isList = isTuple(shape);
  if (isList && shape[1] !== undefined) return value === null ? undefined : firstMismatch(value, shape[1], path);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== isList) {
    return { path, expected: isList ? 'a list' : 'an object' };
  }
  for (const key of Object.keys(isList ? value : shape)) {
    const part = (value as Record<string, unknown>)[key];
    const mismatch = firstMismatch(part, (isList ? shape[0] : shape[key]) as Shape, `${path}/${key}`);
    if (mismatch) return mismatch;
  }
  return undefined;
}

// Array.isArray does not narrow readonly tuples.
const isTuple = (shape: object): shape is readonly [Shape] | readonly ['?', Shape] => Array.isArray(shape);
