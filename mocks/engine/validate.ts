import type { OperationId } from '@sdk';
import { validate as validateCompiled } from '../generated/validators.js';
import { numberFormatViolations } from './number-format.ts';

export type Violation = { path: string; keyword: string; params: Record<string, unknown>; message: string };

export type ValidationResult = { ok: true; value: unknown } | { ok: false; violations: Violation[] };

type Kind = 'body' | 'query' | 'path' | 'header' | 'response' | 'response-header';

/**
 * Validates a value against the document; `key` is the media type of a body or the status of a response. An empty text
 * that must not be empty counts as missing.
 */
export function validate(
  kind: Kind,
  operationId: OperationId,
  key: string | number | null,
  value: unknown,
): ValidationResult {
  const result = validateCompiled(kind, operationId, key, value);
  if (result.ok) {
    const numberViolations = kind.startsWith('response') ? [] : numberFormatViolations(value, result.value);
    return numberViolations.length > 0
      ? { ok: false, violations: numberViolations }
      : { ok: true, value: result.value };
  }
  const blankPaths = new Set(result.errors.filter((one) => isBlank(one, value)).map(({ path }) => path));
  const remaining = result.errors.filter(({ path }) => !blankPaths.has(path));
  const missing = [...blankPaths].map((path) => ({
    path,
    keyword: 'required',
    params: {},
    message: 'must not be empty',
  }));
  return { ok: false, violations: [...remaining, ...missing] };
}

function isBlank({ path, keyword }: Violation, value: unknown): boolean {
  if (keyword !== 'minLength') return false;
  const keys = path.split('/').slice(1);
  const fieldValue = keys.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
  return fieldValue === '';
}
