import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import { type Call, type Case, PASSWORD } from '../case.ts';
import { allCases } from '../cases/all.ts';
import type { Target } from '../target.ts';
import type { BoundaryCall } from './boundary-call.ts';
import { formCalls } from './form-calls.ts';
import { jsonCalls } from './json-calls.ts';
import { parameterCalls } from './parameter-calls.ts';

/** Returns the valid calls of an operation: the case of its 200, and one for every other shape of its form. */
export function validCalls({ mockContext }: Target, operationId: OperationId): Call[] {
  const testCase: Case = allCases[operationId][200];
  const call = typeof testCase === 'function' ? testCase(mockContext.database(), mockContext.now()) : testCase;
  if (operationId !== 'updateUser') return [call];
  const photo = new File(['a picture'], 'me.png', { type: 'image/png' });
  const passwords = { old_password: PASSWORD, password: 'Pantai2027', confirm_password: 'Pantai2027' };
  return [call, { ...call, form: { photo } }, { ...call, form: passwords }];
}

/** Returns every boundary request of an operation. */
export async function boundaryCalls(target: Target, operationId: OperationId): Promise<BoundaryCall[]> {
  const { bodies } = getOperation(operationId);
  const [first = {}, ...others] = validCalls(target, operationId);
  const calls = await parameterCalls(operationId, first);
  for (const validCall of [first, ...others]) {
    if (bodies['application/json']) calls.push(...(await jsonCalls(operationId, validCall)));
    if (bodies['multipart/form-data']) calls.push(...(await formCalls(operationId, validCall)));
  }
  return operationId === 'getItineraryPdf' ? calls.filter(isWorthRendering) : calls;
}

// A PDF takes a quarter of a second, so of the valid requests only those with whole numbers are sent.
function isWorthRendering({ name, isValid }: BoundaryCall): boolean {
  return !isValid || /^\d+$/.test(name);
}
