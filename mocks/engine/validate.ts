import type { OperationId } from '@sdk';
import { type Violation, validate as validateCompiled } from '../generated/validators.js';

export type { Violation };

export type ValidationResult = { ok: true; value: unknown } | { ok: false; violations: Violation[] };

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * Validates a value against the document; `key` is the media type of a body or the status of a response. An empty text
 * that must not be empty counts as missing.
 */
export function validate(
  kind: Parameters<typeof validateCompiled>[0],
  operationId: OperationId,
  key: string | number | null,
  value: unknown,
): ValidationResult {
  const result = validateCompiled(kind, operationId, key, value);
  if (result.ok) {
    const violations = kind.startsWith('response') ? [] : numberFormatViolations(value, result.value);
    return violations.length > 0 ? { ok: false, violations } : { ok: true, value: result.value };
  }
  const blankPaths = new Set(result.errors.filter((one) => isBlank(one, value)).map(({ path }) => path));
  const remaining = result.errors.filter(({ path }) => !blankPaths.has(path));
  const missing = { keyword: 'required', params: {}, message: 'must not be empty' };
  return { ok: false, violations: [...remaining, ...Array.from(blankPaths, (path) => ({ path, ...missing }))] };
}

function isBlank({ path, keyword }: Violation, value: unknown): boolean {
  if (keyword !== 'minLength') return false;
  const keys = path.split('/').slice(1);
  const fieldValue = keys.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
  return fieldValue === '';
}

/**
 * Violations for numbers in an unusual notation. The validators also coerce `0x10`, `+1`, `01`, surrounding blanks and
 * `Infinity`, which a real service would refuse.
 */
function numberFormatViolations(rawValues: unknown, coercedValues: unknown): Violation[] {
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
