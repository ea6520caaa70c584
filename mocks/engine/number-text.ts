import type { Violation } from '../generated/validators.js';

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * Violations for numbers in an unusual notation. The validators also coerce `0x10`, `+1`, `01`, surrounding blanks and
 * `Infinity`, which a real service would refuse.
 */
export function oddNumbers(given: unknown, read: unknown): Violation[] {
  if (typeof given !== 'object' || given === null || typeof read !== 'object' || read === null) return [];
  const values = new Map<string, unknown>(Object.entries(read));
  return Object.entries(given).flatMap(([name, raw]) => {
    const numbers = [values.get(name)].flat();
    const isOdd = [raw]
      .flat()
      .some((text, index) => typeof text === 'string' && typeof numbers[index] === 'number' && !JSON_NUMBER.test(text));
    return isOdd
      ? [{ path: `/${name}`, keyword: 'type', params: { type: 'integer' }, message: 'must be integer' }]
      : [];
  });
}
