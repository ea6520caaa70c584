import type { OperationId } from '@sdk';
import { validate as compiled } from '../generated/validators.js';
import { oddNumbers } from './number-text.ts';

export type Violation = { path: string; keyword: string; params: Record<string, unknown>; message: string };

export type Verdict = { ok: true; value: unknown } | { ok: false; violations: Violation[] };

type Kind = 'body' | 'query' | 'path' | 'header' | 'answer' | 'answer-header';

/**
 * Validates a value against the document; `key` is the media type of a body or the status of an answer. An empty text
 * that must not be empty counts as missing.
 */
export function validate(kind: Kind, operationId: OperationId, key: string | number | null, value: unknown): Verdict {
  const result = compiled(kind, operationId, key, value);
  if (result.ok) {
    const odd = kind.startsWith('answer') ? [] : oddNumbers(value, result.value);
    return odd.length > 0 ? { ok: false, violations: odd } : { ok: true, value: result.value };
  }
  const blank = new Set(result.errors.filter((one) => isBlank(one, value)).map(({ path }) => path));
  const kept = result.errors.filter(({ path }) => !blank.has(path));
  const missing = [...blank].map((path) => ({ path, keyword: 'required', params: {}, message: 'must not be empty' }));
  return { ok: false, violations: [...kept, ...missing] };
}

function isBlank({ path, keyword }: Violation, value: unknown): boolean {
  if (keyword !== 'minLength') return false;
  const keys = path.split('/').slice(1);
  const found = keys.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
  return found === '';
}
