import type { OperationId } from '@sdk';
import type { Operation } from './operation.ts';
import { validate } from './validate.ts';

/** How a reply breaks the document; empty when it keeps it. */
export function answerViolations(
  operationId: OperationId,
  operation: Operation,
  status: number,
  body: unknown,
): string[] {
  const answer = operation.answers[status];
  if (!answer) return [`status ${status} is not documented`];
  if (answer.mediaType === null) return body === undefined ? [] : ['a body is not documented'];
  if (answer.mediaType !== 'application/json') {
    return body instanceof Blob ? [] : [`the body is not ${answer.mediaType}`];
  }
  const verdict = validate('answer', operationId, status, body);
  if (verdict.ok) return [];
  return verdict.violations.map(({ path, message }) => `${path === '' ? '/' : path} ${message}`);
}
