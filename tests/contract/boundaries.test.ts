import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { boundaryProblems } from './boundary/boundary-check.ts';
import { type Target, targets } from './target.ts';

const ids = allOperations().map(([operationId]) => operationId);

describe.each(targets)('%s', (_name, open) => {
  const count = { sent: 0, valid: 0 };
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test.each(ids)('%s answers every boundary request as documented', async (operationId) => {
    const { sent, valid, problems } = await boundaryProblems(target, operationId);
    expect(problems).toEqual([]);
    count.sent += sent;
    count.valid += valid;
  });

  test('there were thousands of them, and a quarter of them are right', () => {
    expect(count.sent).toBeGreaterThan(2_500);
    expect(count.valid).toBeGreaterThan(count.sent / 4);
  });
});
