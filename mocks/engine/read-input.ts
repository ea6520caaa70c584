import type { OperationId } from '@sdk';
import type { Operation } from './operation.ts';
import { withPlainTexts } from './plain-characters.ts';
import { type BodyResult, groupByName, readBody } from './read-body.ts';
import { type ValidationResult, type Violation, validate } from './validate.ts';

export type Input = { path: unknown; query: unknown; body: unknown };

/** `body` is what the body of a refused request has been read as, if it was read. */
type InputResult =
  | { ok: true; input: Input }
  | { ok: false; status: 400 | 415; body?: unknown }
  | { ok: false; violations: Violation[]; body?: unknown };

/** Validates path, query and headers first, then the body. Returns the violations of the first part that has any. */
export async function readInput(
  operationId: OperationId,
  operation: Operation,
  request: Request,
  params: Record<string, string>,
): Promise<InputResult> {
  const path = validate('path', operationId, null, { ...params });
  const query = validate('query', operationId, null, withPlainTexts(groupByName(new URL(request.url).searchParams)));
  const header = validate('header', operationId, null, documentedHeaders(operation, request.headers));
  const violations = [path, query, header].flatMap((result) => (result.ok ? [] : result.violations));
  if (violations.length > 0) return { ok: false, violations };

  const body: BodyResult = await readBody(operationId, operation, request);
  if (!body.ok) return body;
  return { ok: true, input: { path: valueOrUndefined(path), query: valueOrUndefined(query), body: body.value } };
}

function documentedHeaders({ parameters }: Operation, headers: Headers): Record<string, string> {
  const values = parameters.header.map(({ name }) => [name.toLowerCase(), headers.get(name)]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

function valueOrUndefined(result: ValidationResult): unknown {
  return result.ok ? result.value : undefined;
}
