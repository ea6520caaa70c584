import type { OperationId } from '@sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { type Call, type Case, RATNA } from './case.ts';
import { allCases } from './cases/all.ts';
import { createRequest, signIn } from './send.ts';
import { NOW, type Target, targets } from './target.ts';

const protectedIds = allOperations()
  .filter(([, { auth }]) => auth)
  .map(([id]) => id);
const publicIds = allOperations()
  .filter(([, { auth }]) => !auth)
  .map(([id]) => id);

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  function validCall(operationId: OperationId): Call {
    target.mockContext.reset('default');
    const testCase: Case = allCases[operationId][200];
    return typeof testCase === 'function' ? testCase(target.mockContext.database(), NOW) : testCase;
  }

  test.each(protectedIds)('%s refuses a missing, a wrong and an expired token, and nothing changes', async (id) => {
    const call = validCall(id);
    const expired = signIn(target, RATNA, NOW.getTime());
    const stateBefore = structuredClone(target.mockContext.database().state);
    for (const authorization of ['', 'Bearer nobody', 'Bearer constructor', `Bearer ${expired}`, `Basic ${expired}`]) {
      const headers = { ...call.headers, ...(authorization !== '' && { authorization }) };
      const response = await target.send(createRequest(target.origin, id, { ...call, headers }));
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ success: false, message: 'invalid token' });
    }
    expect(target.mockContext.database().state).toEqual(stateBefore);
  });

  test.each(publicIds)('%s responds without a token and with an expired one', async (id) => {
    for (const headers of [undefined, { authorization: 'Bearer stale' }]) {
      const call = validCall(id);
      const response = await target.send(createRequest(target.origin, id, { ...call, ...(headers && { headers }) }));
      expect(response.status).toBe(200);
    }
  });
});
