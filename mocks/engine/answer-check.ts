import type { OperationId } from '@sdk';
import type { Operation } from './operation.ts';
import type { LooseReply } from './respond.ts';
import { validate } from './validate.ts';

const judged = new WeakMap<object, string>();

/** The violations of the document in a reply; empty when there are none. */
export function answerViolations(operationId: OperationId, operation: Operation, reply: LooseReply): string[] {
  const { status, body, headers } = reply;
  const answer = operation.answers[status];
  if (!answer) return [`status ${status} is not documented`];
  const about = Object.keys(answer.headers).length > 0 ? headerViolations(operationId, status, headers) : [];
  if (answer.mediaType === null) return body === undefined ? about : [...about, 'a body is not documented'];
  if (answer.mediaType !== 'application/json') {
    return body instanceof Blob ? about : [...about, `the body is not ${answer.mediaType}`];
  }
  return [...about, ...bodyViolations(operationId, status, body)];
}

function headerViolations(operationId: OperationId, status: number, headers: LooseReply['headers']): string[] {
  const verdict = validate('answer-header', operationId, status, Object.fromEntries(new Headers(headers)));
  return verdict.ok
    ? []
    : verdict.violations.map(({ path, message }) => `header ${path === '' ? '' : `${path} `}${message}`);
}

function bodyViolations(operationId: OperationId, status: number, body: unknown): string[] {
  // A frozen body is the same each time, so it is validated once: validating a page of tours takes longer than all
  // other work on it.
  const isKept = typeof body === 'object' && body !== null && Object.isFrozen(body);
  const judgedAs = `${operationId} ${status}`;
  if (isKept && judged.get(body) === judgedAs) return [];
  const verdict = validate('answer', operationId, status, body);
  if (!verdict.ok) return verdict.violations.map(({ path, message }) => `${path === '' ? '/' : path} ${message}`);
  if (isKept) judged.set(body, judgedAs);
  return [];
}
