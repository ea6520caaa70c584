import type { OperationId } from '@sdk';
import { fallback } from '../../../mocks/engine/validation-message.ts';
import { responseProblems } from '../conformance.ts';
import { sendCall } from '../send.ts';
import type { Target } from '../target.ts';
import type { BoundaryCall } from './boundary-call.ts';
import { boundaryCalls } from './boundary-calls.ts';
import { refusedByRule } from './refused-by-rule.ts';

export type BoundaryResult = { sent: number; valid: number; problems: string[] };

/**
 * Sends every boundary request of an operation, each to the same initial state. Resolves with the number of requests,
 * the number of valid ones among them, and the violations of the document.
 */
export async function boundaryProblems(target: Target, operationId: OperationId): Promise<BoundaryResult> {
  target.mockContext.reset('default');
  const calls = await boundaryCalls(target, operationId);
  const { state } = target.mockContext.database();
  const initialState = structuredClone(state);
  const problems: string[] = [];
  for (const boundaryCall of calls) {
    Object.assign(state, structuredClone(initialState));
    const response = await sendCall(target, operationId, boundaryCall.call);
    const { field, name } = boundaryCall;
    const ofCall = await problemsOf(operationId, boundaryCall, response);
    problems.push(...ofCall.map((problem) => `${operationId} ${field}: ${name}: ${problem}`));
  }
  return { sent: calls.length, valid: calls.filter(({ isValid }) => isValid).length, problems };
}

async function problemsOf(operationId: OperationId, boundaryCall: BoundaryCall, response: Response): Promise<string[]> {
  const { status } = response;
  const text = response.headers.get('content-type')?.startsWith('application/json')
    ? await response.clone().text()
    : '{}';
  const violations = await responseProblems(operationId, status, response);
  if (violations.length > 0) return [`${status}: ${violations.join(', ')}`];
  const { errors = {} } = JSON.parse(text) as { errors?: Record<string, string[]> };
  return [
    ...statusProblems(operationId, boundaryCall, status, Object.keys(errors)),
    ...(Object.values(errors).flat().includes(fallback.id)
      ? [`the message is "${fallback.id}"; a pattern needs x-message beside it`]
      : []),
  ];
}

function statusProblems(
  operationId: OperationId,
  { field, name, isValid }: BoundaryCall,
  status: number,
  errorFields: string[],
): string[] {
  if (isValid) {
    const expected = refusedByRule(operationId, field, name) ?? '200';
    const actual = [status, ...errorFields].join(' ');
    const advice = 'list a rule of the service in tests/contract/boundary/refused-by-rule.ts';
    return actual === expected
      ? []
      : [`the document allows it, the response is ${actual} instead of ${expected}; ${advice}`];
  }
  if (status !== 422) return [`the document forbids it, the response is ${status} instead of 422`];
  const isFieldNamed =
    errorFields.length > 0 && errorFields.every((one) => isWithin(one.toLowerCase(), field.toLowerCase()));
  return isFieldNamed ? [] : [`the response names ${errorFields.join(', ') || 'no field'}`];
}

const isWithin = (name: string, field: string) => name === field || name.startsWith(`${field}.`);
