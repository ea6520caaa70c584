import type { OperationId } from '@sdk';
import { validate as compiled } from './generated/validators.js';

export type Violation = { path: string; keyword: string; params: Record<string, unknown>; message: string };

export type Verdict = { ok: true; value: unknown } | { ok: false; violations: Violation[] };

type Kind = 'body' | 'query' | 'path' | 'header' | 'answer';

/** Checks a value against the document; `key` is the media type of a body or the status of an answer. */
export function validate(kind: Kind, operationId: OperationId, key: string | number | null, value: unknown): Verdict {
  const result = compiled(kind, operationId, key, value);
  return result.ok ? { ok: true, value: result.value } : { ok: false, violations: result.errors };
}
