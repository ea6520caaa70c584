import type { OperationId } from '@sdk';
import { beforeAll, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { type Case, RATNA } from './case.ts';
import { allCases, callOf } from './cases/all.ts';
import { responseProblems } from './document.ts';
import { sendCall } from './send.ts';
import { overHttp, withTarget } from './target.ts';

const limited = allOperations().flatMap(([id, { rateLimits }]) => (rateLimits ? [[id, rateLimits] as const] : []));
// Their limits count only failures.
const countedCases: Partial<Record<OperationId, Case>> = {
  login: allCases.login[401],
  resetPassword: allCases.resetPassword[401],
  updateUser: { member: RATNA, form: { old_password: 'no', password: 'Pantai2027', confirm_password: 'Pantai2027' } },
};

const target = withTarget(overHttp);
beforeAll(() => target.mockContext.rateLimits.setOn(true));

test('an operation documents 429 exactly when it has a limit', () => {
  const with429 = allOperations().filter(([, { responses }]) => responses[429]);
  expect(with429.map(([id]) => id)).toEqual(limited.map(([id]) => id));
  expect(limited).toHaveLength(12);
});

test.each(limited)('%s answers the call beyond its limit as documented', async (operationId, limits) => {
  target.mockContext.reset('default');
  const send = () =>
    sendCall(target, operationId, callOf(target, countedCases[operationId] ?? allCases[operationId][200]));
  const lowest = limits.reduce((one, other) => (other.limit < one.limit ? other : one));
  for (let call = 0; call < lowest.limit; call += 1) expect((await send()).status).not.toBe(429);
  const response = await send();
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(lowest.windowSeconds)]);
  expect(await responseProblems(operationId, 429, response)).toEqual([]);
});
