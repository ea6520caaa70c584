import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import type { Case } from './case.ts';
import { allCases } from './cases/all.ts';
import { sendCall, signIn } from './send.ts';
import { type Target, targets } from './target.ts';

const reads = allOperations().flatMap(([id, { method }]) => (method === 'GET' ? [id] : []));
const writes = allOperations().filter(([, { method }]) => method !== 'GET');

test('operations use GET to read and POST to write', () => {
  expect([...new Set(writes.map(([, { method }]) => method))]).toEqual(['POST']);
  expect(writes.length).toBeGreaterThan(8);
});

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test.each(reads)('%s changes nothing', async (operationId) => {
    const { mockContext } = target;
    mockContext.reset('default');
    const testCase: Case = allCases[operationId][200];
    const call = typeof testCase === 'function' ? testCase(mockContext.database(), mockContext.now()) : testCase;
    if (call.member) signIn(target, call.member);
    const stateBefore = structuredClone(mockContext.database().state);
    expect((await sendCall(target, operationId, call)).status).toBe(200);
    expect(mockContext.database().state).toEqual(stateBefore);
  });
});
