import type { OperationId } from '@sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { copyRequest } from '../../mocks/host/copy-request.ts';
import { type Call, type Case, RATNA } from './case.ts';
import { allCases } from './cases/all.ts';
import { responseProblems } from './conformance.ts';
import { createRequest, sendCall } from './send.ts';
import { overHttp, type Target } from './target.ts';

const limitedIds = allOperations()
  .filter(([, { rateLimits }]) => rateLimits)
  .map(([id]) => id);
const withBody = allOperations().filter(([, { bodies }]) => Object.keys(bodies).length > 0);

test('an operation documents 429 exactly when it has a limit', () => {
  const with429 = allOperations().filter(([, { responses }]) => responses[429]);
  expect(with429.map(([id]) => id)).toEqual(limitedIds);
  expect(limitedIds).toHaveLength(10);
});

test('every limit allows at least one call in a window of at least a second', () => {
  const limits = limitedIds.flatMap((id) => allOperations().find(([one]) => one === id)?.[1].rateLimits ?? []);
  expect(Math.min(...limits.flatMap(({ limit, windowSeconds }) => [limit, windowSeconds]))).toBeGreaterThan(0);
});

describe('over HTTP, with the limits on', () => {
  let target: Target;
  beforeAll(async () => {
    target = await overHttp();
    target.mockContext.rateLimits.setOn(true);
  });
  afterAll(() => target.close());

  /** A call that its limits count: a refused one where they count only failures. */
  function countedCall(operationId: OperationId): Call {
    const counted: Partial<Record<OperationId, Case>> = {
      login: allCases.login[401],
      resetPassword: allCases.resetPassword[401],
      updateUser: {
        member: RATNA,
        form: { old_password: 'wrong', password: 'Pantai2027', confirm_password: 'Pantai2027' },
      },
    };
    const testCase: Case = counted[operationId] ?? allCases[operationId][200];
    return typeof testCase === 'function'
      ? testCase(target.mockContext.database(), target.mockContext.now())
      : testCase;
  }

  test.each(limitedIds)('%s answers the call beyond its limit as documented', async (operationId) => {
    target.mockContext.reset('default');
    const limits = allOperations().find(([id]) => id === operationId)?.[1].rateLimits ?? [];
    const lowest = Math.min(...limits.map(({ limit }) => limit));
    const statuses = new Set<number>();
    for (let call = 0; call < lowest; call += 1) {
      statuses.add((await sendCall(target, operationId, countedCall(operationId))).status);
    }
    expect(statuses).not.toContain(429);
    const response = await sendCall(target, operationId, countedCall(operationId));
    const window = limits.find(({ limit }) => limit === lowest)?.windowSeconds;
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(window)]);
    expect(await responseProblems(operationId, 429, response)).toEqual([]);
  });
});

test.each(withBody)('%s refuses a body that is too large as documented', async (operationId, { bodies }) => {
  const isForm = 'multipart/form-data' in bodies;
  const call = { raw: { type: Object.keys(bodies)[0] ?? '', text: 'x'.repeat(isForm ? 32_000_001 : 1_000_001) } };
  const response = await copyRequest(createRequest('http://service.example', operationId, call));
  if (!(response instanceof Response)) throw new Error('the body was accepted');
  expect(response.status).toBe(413);
  expect(await responseProblems(operationId, 413, response)).toEqual([]);
});
