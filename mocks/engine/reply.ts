import type { OperationId } from '@sdk';
import type { Operation } from './operation.ts';
import { validate } from './validate.ts';

export type UntypedReply = { status: number; body: unknown; headers?: Record<string, string> };

/** A reply of the engine itself; `refused` lists the violations of the request. */
export type EngineReply = UntypedReply & { refused?: string[] };

/** Converts a reply to a Response: JSON, a Blob with its own type, or an empty body. */
export function toResponse({ status, body, headers }: UntypedReply): Response {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } };
  if (body === undefined) return new Response(null, init);
  return body instanceof Blob ? new Response(body, init) : Response.json(body, init);
}

/** The operation and status for which a frozen body was valid. */
const validBodies = new WeakMap<object, string>();

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
  if (result.ok) return [];
  return result.violations.map(({ path, message }) => `header ${path === '' ? '' : `${path} `}${message}`);
}

// A frozen body is the same each time, so it is validated once.
function bodyViolations(operationId: OperationId, status: number, body: unknown): string[] {
  const key = `${operationId} ${status}`;
  if (validBodies.get(Object(body)) === key) return [];
  const result = validate('response', operationId, status, body);
  if (!result.ok) return result.violations.map(({ path, message }) => `${path === '' ? '/' : path} ${message}`);
  if (Object.isFrozen(body)) validBodies.set(Object(body), key);
  return [];
}
