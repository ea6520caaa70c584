import type { OperationId } from '@sdk';
import { describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { type Case, RATNA } from './case.ts';
import { allCases, callOf } from './cases/all.ts';
import { responseProblems } from './document.ts';
import { createRequest, sendCall, sendCase, signIn } from './send.ts';
import { NOW, targets, withTarget } from './target.ts';

const operations = allOperations();
const idsWhere = (isIn: (operation: (typeof operations)[number][1]) => boolean) =>
  operations.flatMap(([id, operation]) => (isIn(operation) ? [id] : []));
const rows = (Object.keys(allCases) as OperationId[]).flatMap((operationId) =>
  Object.entries<Case>(allCases[operationId]).map(([status, testCase]) => ({
    operationId,
    status: Number(status),
    testCase,
  })),
);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const methodsByPath = new Map<string, string[]>();
for (const [, { path, method }] of operations) {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), ...allowed]);
}

test('every documented status of every operation has a case', () => {
  const documented = operations.flatMap(([id, { responses }]) =>
    Object.keys(responses).map((status) => `${id} ${status}`),
  );
  expect(rows.map(({ operationId, status }) => `${operationId} ${status}`).sort()).toEqual(documented.sort());
});

describe.each(targets)('%s', (_name, open) => {
  const target = withTarget(open);

  function validCall(operationId: OperationId) {
    target.mockContext.reset('default');
    return callOf(target, allCases[operationId][200]);
  }

  test.each(rows)('$operationId answers $status as documented', async ({ operationId, status, testCase }) => {
    const response = await sendCase(target, operationId, testCase);
    expect(response.headers.get('x-mock-violations')).toBeNull();
    expect(response.status).toBe(status);
    expect(await responseProblems(operationId, status, response)).toEqual([]);
  });

  test.each(idsWhere(({ auth }) => auth))(
    '%s refuses a missing, a wrong and an expired token, and nothing changes',
    async (id) => {
      const call = validCall(id);
      const expired = signIn(target, RATNA, NOW.getTime());
      const stateBefore = structuredClone(target.mockContext.database().state);
      const wrong = ['Bearer nobody', 'Bearer constructor', `Bearer ${expired}`, `Basic ${expired}`];
      for (const authorization of ['', ...wrong]) {
        const headers = { ...call.headers, ...(authorization !== '' && { authorization }) };
        const response = await target.send(createRequest(target.origin, id, { ...call, headers }));
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({ success: false, message: 'invalid token' });
      }
      expect(target.mockContext.database().state).toEqual(stateBefore);
    },
  );

  test.each(idsWhere(({ auth }) => !auth))('%s responds with an expired token', async (id) => {
    const call = validCall(id);
    const headers = { ...call.headers, authorization: 'Bearer stale' };
    expect((await sendCall(target, id, { ...call, headers })).status).toBe(200);
  });

  test.each(idsWhere(({ method }) => method === 'GET'))('%s changes nothing', async (id) => {
    const call = validCall(id);
    if (call.member) signIn(target, call.member);
    const stateBefore = structuredClone(target.mockContext.database().state);
    expect((await sendCall(target, id, call)).status).toBe(200);
    expect(target.mockContext.database().state).toEqual(stateBefore);
  });

  test.each([...methodsByPath])('%s refuses every method but %j', async (path, allowed) => {
    const url = target.origin + path.replaceAll(/\{\w+\}/g, '1');
    for (const method of methods.filter((one) => !allowed.includes(one))) {
      const response = await target.send(new Request(url, { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual([...allowed].sort());
    }
  });

  test('a path the document does not know is a 404 with a message', async () => {
    const response = await target.send(new Request(`${target.origin}/v1/modules/unknown`));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'Alamat layanan tidak dikenal.' });
  });
});
