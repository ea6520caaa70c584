import type { OperationId } from '@sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import type { Call } from './case.ts';
import { validCalls } from './cases/all.ts';
import { hostileCalls, hostileQueries } from './hostile/hostile-calls.ts';
import { sendCall } from './send.ts';
import { type Target, targets } from './target.ts';

const operations = allOperations();
const idsWithBody = operations.filter(([, { bodies }]) => Object.keys(bodies).length > 0).map(([id]) => id);
const MAX_RESPONSE_LENGTH = 30_000;

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  /** Resolves with null when the call is refused with a small response and a small log entry, else with the problem. */
  async function problemOf(operationId: OperationId, name: string, call: Call): Promise<string | null> {
    const response = await sendCall(target, operationId, call);
    const { status } = response;
    const text = await response.text();
    if (![400, 413, 422].includes(status)) return `${name}: ${status} ${text.slice(0, 200)}`;
    if (text.length > MAX_RESPONSE_LENGTH) return `${name}: ${text.length} characters in the response`;
    const logged = JSON.stringify(target.mockContext.calls.all().at(-1) ?? null).length;
    return logged > MAX_RESPONSE_LENGTH ? `${name}: ${logged} characters in the log` : null;
  }

  test.each(idsWithBody)('%s refuses oversized requests with a small response', async (operationId) => {
    target.mockContext.reset('default');
    const calls = validCalls(target, operationId).flatMap((validCall) => hostileCalls(operationId, validCall));
    const problems = [];
    for (const { name, call } of calls) problems.push(await problemOf(operationId, name, call));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
    expect(calls.length).toBeGreaterThan(5);
  });

  test('every operation refuses an oversized query with a small response', async () => {
    target.mockContext.reset('default');
    const problems = [];
    for (const [operationId] of operations) {
      const [validCall = {}] = validCalls(target, operationId);
      for (const { name, call } of hostileQueries(validCall)) problems.push(await problemOf(operationId, name, call));
    }
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
});
