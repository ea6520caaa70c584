import type { OperationId } from '@sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { goodCalls } from './boundary/tries.ts';
import type { Call } from './case.ts';
import { hostileCalls, hostileQueries } from './hostile/hostile-calls.ts';
import { sendCall } from './send.ts';
import { type Target, targets } from './target.ts';

const operations = allOperations();
const withBody = operations.filter(([, { bodies }]) => Object.keys(bodies).length > 0).map(([id]) => id);
const ANSWER_LIMIT = 30_000;

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  /** What is wrong with the refusal of a call; null when it is one, and a small one. */
  async function problemOf(operationId: OperationId, name: string, call: Call): Promise<string | null> {
    const response = await sendCall(target, operationId, call);
    const { status } = response;
    const text = await response.text();
    if (![400, 413, 422].includes(status)) return `${name}: ${status} ${text.slice(0, 200)}`;
    if (text.length > ANSWER_LIMIT) return `${name}: ${text.length} characters of answer`;
    const logged = JSON.stringify(target.mockContext.calls.all().at(-1) ?? null).length;
    return logged > ANSWER_LIMIT ? `${name}: ${logged} characters in the log` : null;
  }

  test.each(withBody)('%s refuses whatever is too large with a small answer', async (operationId) => {
    target.mockContext.reset('default');
    const tries = goodCalls(target, operationId).flatMap((good) => hostileCalls(operationId, good));
    const problems = [];
    for (const { name, call } of tries) problems.push(await problemOf(operationId, name, call));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
    expect(tries.length).toBeGreaterThan(5);
  });

  test('every operation refuses a flooded address with a small answer', async () => {
    target.mockContext.reset('default');
    const problems = [];
    for (const [operationId] of operations) {
      const [good = {}] = goodCalls(target, operationId);
      for (const { name, call } of hostileQueries(good)) problems.push(await problemOf(operationId, name, call));
    }
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
});
