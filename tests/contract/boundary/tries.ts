import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import { type Call, type Case, PASSWORD } from '../case.ts';
import { allCases } from '../cases/all.ts';
import type { Target } from '../target.ts';
import { formTries } from './form-tries.ts';
import { jsonTries } from './json-tries.ts';
import { parameterTries } from './parameter-tries.ts';
import type { Try } from './try.ts';

/** The good calls of an operation: that of the matrix, and one for every other shape of its form. */
export function goodCalls({ mockContext }: Target, operationId: OperationId): Call[] {
  const given: Case = allCases[operationId][200];
  const call = typeof given === 'function' ? given(mockContext.database(), mockContext.now()) : given;
  if (operationId !== 'updateUser') return [call];
  const photo = new File(['a picture'], 'me.png', { type: 'image/png' });
  const passwords = { old_password: PASSWORD, password: 'Pantai2027', confirm_password: 'Pantai2027' };
  return [call, { ...call, form: { photo } }, { ...call, form: passwords }];
}

/** Every boundary request of an operation. */
export async function triesOf(target: Target, operationId: OperationId): Promise<Try[]> {
  const { bodies } = getOperation(operationId);
  const [first = {}, ...others] = goodCalls(target, operationId);
  const tries = await parameterTries(operationId, first);
  for (const good of [first, ...others]) {
    if (bodies['application/json']) tries.push(...(await jsonTries(operationId, good)));
    if (bodies['multipart/form-data']) tries.push(...(await formTries(operationId, good)));
  }
  return operationId === 'getItineraryPdf' ? tries.filter(isWorthAFile) : tries;
}

// A file takes a quarter of a second to make, so of what the document takes only whole numbers are sent.
function isWorthAFile({ name, isValid }: Try): boolean {
  return !isValid || /^\d+$/.test(name);
}
