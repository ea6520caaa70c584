import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import type { Case } from './case.ts';
import { allCases } from './cases/all.ts';
import { sendCall, signIn } from './send.ts';
import { type Target, targets } from './target.ts';

const reads = allOperations().flatMap(([id, { method }]) => (method === 'GET' ? [id] : []));
const writes = allOperations().filter(([, { method }]) => method !== 'GET');

test('an operation reads by GET or sends by POST', () => {
  expect([...new Set(writes.map(([, { method }]) => method))]).toEqual(['POST']);
  expect(writes.length).toBeGreaterThan(8);
});

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test.each(reads)('%s is asked for and changes nothing', async (operationId) => {
    const { mockContext } = target;
    mockContext.reset('default');
    const given: Case = allCases[operationId][200];
    const call = typeof given === 'function' ? given(mockContext.database(), mockContext.now()) : given;
    if (call.member) signIn(target, call.member);
    const before = structuredClone(mockContext.database().state);
    expect((await sendCall(target, operationId, call)).status).toBe(200);
    expect(mockContext.database().state).toEqual(before);
  });
});
