import type { OperationId } from '@sdk';
import { answerProblems } from '../documented.ts';
import { sendCall } from '../send.ts';
import type { Target } from '../target.ts';
import { refusedByRule } from './refused-by-rule.ts';
import { triesOf } from './tries.ts';
import type { Try } from './try.ts';

export type Found = { sent: number; valid: number; problems: string[] };

/** Sends every boundary request of an operation to a host with its own database and returns the violations of the document. */
export async function boundaryProblems(target: Target, operationId: OperationId): Promise<Found> {
  target.mockContext.reset('default');
  const tries = await triesOf(target, operationId);
  const { state } = target.mockContext.database();
  const before = structuredClone(state);
  const problems: string[] = [];
  for (const one of tries) {
    Object.assign(state, structuredClone(before));
    const response = await sendCall(target, operationId, one.call);
    const found = await problemsOf(operationId, one, response);
    problems.push(...found.map((text) => `${operationId} ${one.field}: ${one.name}: ${text}`));
  }
  return { sent: tries.length, valid: tries.filter(({ isValid }) => isValid).length, problems };
}

async function problemsOf(operationId: OperationId, tried: Try, response: Response): Promise<string[]> {
  const { status } = response;
  const text = response.headers.get('content-type')?.startsWith('application/json')
    ? await response.clone().text()
    : '{}';
  const documented = await answerProblems(operationId, status, response);
  if (documented.length > 0) return [`${status}: ${documented.join(', ')}`];
  const { errors = {} } = JSON.parse(text) as { errors?: Record<string, string[]> };
  return verdictProblems(operationId, tried, status, Object.keys(errors));
}

function verdictProblems(
  operationId: OperationId,
  { field, name, isValid }: Try,
  status: number,
  named: string[],
): string[] {
  if (isValid) {
    const expected = refusedByRule(operationId, field, name) ?? '200';
    const actual = [status, ...named].join(' ');
    return actual === expected ? [] : [`the document takes it, the answer is ${actual} and not ${expected}`];
  }
  if (status !== 422) return [`the document refuses it, the answer is ${status} and not 422`];
  const isNamed = named.length > 0 && named.every((one) => isWithin(one.toLowerCase(), field.toLowerCase()));
  return isNamed ? [] : [`the answer names ${named.join(', ') || 'no field'}`];
}

const isWithin = (name: string, field: string) => name === field || name.startsWith(`${field}.`);
