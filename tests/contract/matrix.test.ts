import type { OperationId } from '@sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import type { Case } from './case.ts';
import { allCases } from './cases/all.ts';
import { responseProblems } from './conformance.ts';
import { sendCase } from './send.ts';
import { type Target, targets } from './target.ts';

const rows = (Object.keys(allCases) as OperationId[]).flatMap((operationId) =>
  Object.entries<Case>(allCases[operationId]).map(([status, testCase]) => ({
    operationId,
    status: Number(status),
    testCase,
  })),
);

test('every documented status of every operation has a case', () => {
  const documented = allOperations().flatMap(([id, { responses }]) =>
    Object.keys(responses).map((status) => `${id} ${status}`),
  );
  expect(rows.map(({ operationId, status }) => `${operationId} ${status}`).sort()).toEqual(documented.sort());
});

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test.each(rows)('$operationId answers $status as documented', async ({ operationId, status, testCase }) => {
    const response = await sendCase(target, operationId, testCase);
    expect(response.headers.get('x-mock-violations')).toBeNull();
    expect(response.status).toBe(status);
    expect(await responseProblems(operationId, status, response)).toEqual([]);
  });
});
