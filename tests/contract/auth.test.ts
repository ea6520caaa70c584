import type { OperationId } from '@sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { type Call, type Case, RATNA } from './case.ts';
import { allCases } from './cases/all.ts';
import { requestOf, signIn } from './send.ts';
import { NOW, type Target, targets } from './target.ts';

const isProtected = (one: { auth: boolean }) => one.auth;
const protectedIds = allOperations()
  .filter(([, row]) => isProtected(row))
  .map(([id]) => id);
const publicIds = allOperations()
  .filter(([, row]) => !isProtected(row))
  .map(([id]) => id);

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  function good(operationId: OperationId): Call {
    target.mockContext.reset('default');
    const given: Case = allCases[operationId][200];
    return typeof given === 'function' ? given(target.mockContext.database(), NOW) : given;
  }

  test.each(protectedIds)('%s refuses a missing, a wrong and an expired token, and nothing changes', async (id) => {
    const call = good(id);
    const expired = signIn(target, RATNA, NOW.getTime());
    const before = structuredClone(target.mockContext.database().state);
    for (const authorization of ['', 'Bearer nobody', 'Bearer constructor', `Bearer ${expired}`, `Basic ${expired}`]) {
      const headers = { ...call.headers, ...(authorization !== '' && { authorization }) };
      const response = await target.send(requestOf(target.origin, id, { ...call, headers }));
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ success: false, message: 'invalid token' });
    }
    expect(target.mockContext.database().state).toEqual(before);
  });

  test.each(publicIds)('%s answers without a token, and with a stale one', async (id) => {
    for (const headers of [undefined, { authorization: 'Bearer stale' }]) {
      const call = good(id);
      const response = await target.send(requestOf(target.origin, id, { ...call, ...(headers && { headers }) }));
      expect(response.status).toBe(200);
    }
  });
});
