import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { plan, randomProblem } from './random/random-check.ts';
import { inProcess, type Target } from './target.ts';

const ids = allOperations().map(([operationId]) => operationId);

describe(`seed ${plan.seed}, ${plan.runs} requests for each operation`, () => {
  let target: Target;
  beforeAll(async () => {
    target = await inProcess();
  });
  afterAll(() => target.close());

  test.each(ids)(
    '%s answers any request as documented and keeps its state whole',
    async (operationId) => {
      expect(await randomProblem(target, operationId, plan)).toBeNull();
    },
    60_000 + plan.runs * 200,
  );
});
