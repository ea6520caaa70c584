import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { randomProblem, randomSettings } from './random/random-check.ts';
import { inProcess, type Target } from './target.ts';

const ids = allOperations().map(([operationId]) => operationId);

describe(`seed ${randomSettings.seed}, ${randomSettings.runs} requests for each operation`, () => {
  let target: Target;
  beforeAll(async () => {
    target = await inProcess();
  });
  afterAll(() => target.close());

  test.each(ids)(
    '%s answers any request as documented and keeps a valid state',
    async (operationId) => {
      expect(await randomProblem(target, operationId, randomSettings)).toBeNull();
    },
    60_000 + randomSettings.runs * 200,
  );
});
