import type { OperationId } from '@sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCurrentDocument } from '../../mocks/host/current-document.ts';
import { listOperations } from '../../mocks/host/reference/document.ts';
import { exampleOf } from '../../mocks/host/reference/samples/sample-call.ts';
import { type Call, RATNA } from './case.ts';
import { sendCall } from './send.ts';
import { inProcess, NOW, type Target } from './target.ts';

const DAY_MS = 86_400_000;
/** The recovery token of the examples belongs to nobody. */
const REFUSED = ['checkToken', 'resetPassword'];

/** The calls of the examples: those of path and query alone, or each example of a JSON body with them. */
async function exampleCalls(target: Target): Promise<{ operationId: OperationId; name: string; call: Call }[]> {
  const operations = listOperations(await readCurrentDocument(target.mockContext));
  return operations
    .filter(({ path, body }) => path !== null && body?.mediaType !== 'multipart/form-data')
    .flatMap(({ operationId, parameters, body, isForMembers }) => {
      const examplesIn = (place: 'path' | 'query') =>
        Object.fromEntries(
          parameters
            .filter((one) => one.in === place && exampleOf(one) !== undefined)
            .map((one) => [one.name, exampleOf(one) as string]),
        );
      const call = { path: examplesIn('path'), query: examplesIn('query'), ...(isForMembers && { member: RATNA }) };
      const bodies = Object.entries(body?.examples ?? {});
      const calls = bodies.length > 0 ? bodies.map(([name, { value }]) => ({ name, json: value })) : [{ name: '' }];
      return calls.map(({ name, ...json }) => ({
        operationId: operationId as OperationId,
        name,
        call: { ...call, ...json },
      }));
    });
}

describe.each([0, 50, 150, 400, 4000])('with the clock %i days ahead', (offsetDays) => {
  let target: Target;
  beforeAll(async () => {
    target = await inProcess();
    target.mockContext.changeSettings({ offsetDays });
  });

  test('the examples of parameters and of JSON bodies are accepted', async () => {
    const calls = await exampleCalls(target);
    const refused = [];
    for (const { operationId, name, call } of calls.filter(({ operationId: id }) => !REFUSED.includes(id))) {
      const response = await sendCall(target, operationId, call);
      if (!response.ok) refused.push(`${operationId} ${name}: ${response.status} ${await response.text()}`);
    }
    expect(refused).toEqual([]);
    expect(calls.length).toBeGreaterThan(30);
  });

  test('the examples of a booking are of a departure to come', async () => {
    const [booking] = (await exampleCalls(target)).filter(({ operationId }) => operationId === 'bookTour');
    const response = await sendCall(target, 'bookTour', booking?.call ?? {});
    const { data } = await response.json();
    const today = new Date(NOW.getTime() + offsetDays * DAY_MS).toISOString().slice(0, 10);
    expect(data.reservation.departure_date > today).toBe(true);
  });
});
