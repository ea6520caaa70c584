import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { boundaryProblems } from './boundary/boundary-check.ts';
import { type Target, targets } from './target.ts';

const ids = allOperations().map(([operationId]) => operationId);

describe.each(targets)('%s', (_name, open) => {
  const totals = { sent: 0, valid: 0 };
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test.each(ids)('%s answers every boundary request as documented', async (operationId) => {
    const { sent, valid, problems } = await boundaryProblems(target, operationId);
    expect(problems).toEqual([]);
    totals.sent += sent;
    totals.valid += valid;
  });

  test('more than 2,500 boundary requests are sent, and more than a quarter of them are valid', () => {
    expect(totals.sent).toBeGreaterThan(2_500);
    expect(totals.valid).toBeGreaterThan(totals.sent / 4);
  });
});
