import type { OperationId } from '@sdk';
import type { Operation } from './operation.ts';
import type { UntypedReply } from './to-response.ts';
import { validate } from './validate.ts';

/** The frozen bodies and rows that were valid, by operation and status. */
const validParts = new Map<string, WeakSet<object>>();

/** The violations of the document in a reply; empty when there are none. */
export function responseViolations(operationId: OperationId, operation: Operation, reply: UntypedReply): string[] {
  const { status, body, headers } = reply;
  const documented = operation.responses[status];
  if (!documented) return [`status ${status} is not documented`];
  const errors = Object.keys(documented.headers).length > 0 ? headerViolations(operationId, status, headers) : [];
  if (documented.mediaType === null) return body === undefined ? errors : [...errors, 'a body is not documented'];
  if (documented.mediaType !== 'application/json') {
    return body instanceof Blob ? errors : [...errors, `the body is not ${documented.mediaType}`];
  }
  return [...errors, ...bodyViolations(operationId, status, body)];
}

function headerViolations(operationId: OperationId, status: number, headers: UntypedReply['headers'] = {}): string[] {
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const result = validate('response-header', operationId, status, Object.fromEntries(sent));
  return result.ok
    ? []
    : result.violations.map(({ path, message }) => `header ${path === '' ? '' : `${path} `}${message}`);
}

// A frozen body or row is the same each time, so it is validated once: validating a page of tours takes longer than all
// other work on it.
function bodyViolations(operationId: OperationId, status: number, body: unknown): string[] {
  const key = `${operationId} ${status}`;
  const valid = validParts.get(key) ?? new WeakSet();
  validParts.set(key, valid);
  if (isFrozen(body) && valid.has(body)) return [];
  const unknownRows = rowsOf(body)?.filter((row) => !isFrozen(row) || !valid.has(row));
  const isShort = unknownRows && unknownRows.length < (rowsOf(body)?.length ?? 0);
  const short = isShort ? validate('response', operationId, status, { ...Object(body), data: unknownRows }) : null;
  // Only the whole body has the paths of its violations.
  const result = short?.ok ? short : validate('response', operationId, status, body);
  if (!result.ok) return result.violations.map(({ path, message }) => `${path === '' ? '/' : path} ${message}`);
  for (const part of [body, ...(unknownRows ?? [])]) if (isFrozen(part)) valid.add(part);
  return [];
}

function isFrozen(part: unknown): part is object {
  return typeof part === 'object' && part !== null && Object.isFrozen(part);
}

function rowsOf(body: unknown): unknown[] | null {
  const { data } = Object(body) as { data?: unknown };
  return Array.isArray(data) ? data : null;
}
