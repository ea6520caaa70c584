import type { Violation } from '../generated/validators.js';

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * Violations for numbers in an unusual notation. The validators also coerce `0x10`, `+1`, `01`, surrounding blanks and
 * `Infinity`, which a real service would refuse.
 */
export function numberFormatViolations(rawValues: unknown, coercedValues: unknown): Violation[] {
  if (typeof rawValues !== 'object') return [];
  const values = new Map<string, unknown>(Object.entries(Object(coercedValues)));
  return Object.entries(Object(rawValues) as object).flatMap(([name, raw]) => {
    const numbers = [values.get(name)].flat();
    const isUnusual = [raw]
      .flat()
      .some((text, index) => typeof text === 'string' && typeof numbers[index] === 'number' && !JSON_NUMBER.test(text));
    return isUnusual
      ? [{ path: `/${name}`, keyword: 'type', params: { type: 'integer' }, message: 'must be integer' }]
      : [];
  });
}
