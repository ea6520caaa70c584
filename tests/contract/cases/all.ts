import type { OperationId } from '@sdk';
import { type Call, type Case, type Matrix, PASSWORD } from '../case.ts';
import type { Target } from '../target.ts';
import { articleCases, masterCases, pageCases } from './content.ts';
import { careerCases, corporateCases, miceCases } from './enquiries.ts';
import { authCases, tripCases, userCases } from './members.ts';
import { tourCases } from './tour.ts';

export const allCases: Matrix<OperationId> = {
  ...authCases,
  ...userCases,
  ...tripCases,
  ...tourCases,
  ...masterCases,
  ...pageCases,
  ...careerCases,
  ...miceCases,
  ...corporateCases,
  ...articleCases,
};

/** Returns the call of a case in the present state of a host; the case may change the state. */
export function callOf({ mockContext }: Target, testCase: Case): Call {
  return typeof testCase === 'function' ? testCase(mockContext.database(), mockContext.now()) : testCase;
}

/** Returns the valid calls of an operation: the case of its 200, and one for every other shape of its form. */
export function validCalls(target: Target, operationId: OperationId): [Call, ...Call[]] {
  const call = callOf(target, allCases[operationId][200]);
  if (operationId !== 'updateUser') return [call];
  const photo = new File(['a picture'], 'me.png', { type: 'image/png' });
  const passwords = { old_password: PASSWORD, password: 'Pantai2027', confirm_password: 'Pantai2027' };
  return [call, { ...call, form: { photo } }, { ...call, form: passwords }];
}
