import type { OperationId } from '@sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { operations } from '../../mocks/generated/operations.ts';
import { type Parameter, readCurrentDocument } from '../../mocks/host/current-document.ts';
import { type Call, RATNA } from './case.ts';
import { isJsonObject, responseProblems } from './document.ts';
import { sendCall } from './send.ts';
import { inProcess, NOW, type Target } from './target.ts';

const DAY_MS = 86_400_000;
const LAST_PAST_DAY = '2026-12-31';
/** The tokens and the key of the examples belong to nobody. */
const REFUSED = ['checkToken', 'resetPassword', 'getSharedTrip'];

const examples = allOperations().flatMap(([operationId, { responses }]) =>
  Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(response.examples).map(([name, body]) => ({ operationId, status: Number(status), name, body })),
  ),
);

/** The departure dates in an answer, in the order of the answer. */
function departureDates(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(departureDates);
  if (!isJsonObject(part)) return [];
  const own = typeof part.departure_date === 'string' ? [part.departure_date] : [];
  return [...own, ...Object.values(part).flatMap(departureDates)];
}

const nameOf = ({ $ref }: { $ref: string }) => $ref.split('/').at(-1) ?? '';

function exampleOf({ example, examples, schema }: Parameter): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value ?? schema.example ?? schema.default;
}

/** The calls of the examples: those of path and query alone, or each example of a JSON body with them. */
async function exampleCalls(target: Target): Promise<{ operationId: OperationId; name: string; call: Call }[]> {
  const { paths, components } = await readCurrentDocument(target.mockContext);
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(({ requestBody }) => !requestBody?.content['multipart/form-data'])
    .flatMap(({ operationId, parameters, requestBody }) => {
      const given = parameters.map((one) => ('$ref' in one ? components.parameters[nameOf(one)] : one) as Parameter);
      const examplesIn = (place: 'path' | 'query') =>
        Object.fromEntries(
          given
            .filter((one) => one.in === place && exampleOf(one) !== undefined)
            .map((one) => [one.name, exampleOf(one) as string]),
        );
      const isForMembers = operations[operationId].auth;
      const call = { path: examplesIn('path'), query: examplesIn('query'), ...(isForMembers && { member: RATNA }) };
      const bodies = Object.entries(requestBody?.content['application/json']?.examples ?? {});
      if (bodies.length === 0) return [{ operationId, name: '', call }];
      return bodies.map(([name, reference]) => ({
        operationId,
        name,
        call: { ...call, json: components.examples[nameOf(reference)]?.value },
      }));
    });
}

describe.each([0, 50, 150, 400, 4000])('with the clock %i days ahead', (offsetDays) => {
  const today = new Date(NOW.getTime() + offsetDays * DAY_MS).toISOString().slice(0, 10);
  let target: Target;
  beforeAll(async () => {
    target = await inProcess();
    target.mockContext.changeSettings({ offsetDays });
  });

  test('every example of an answer is valid, its past departures are past and the others are upcoming', async () => {
    const problems = [];
    for (const { operationId, status, name, body } of examples) {
      const headers = { prefer: `code=${status}, example=${name}` };
      const response = await sendCall(target, operationId, { member: RATNA, headers });
      const dates = departureDates(await response.clone().json());
      const wrongDates = departureDates(body).filter(
        (documented, index) => documented <= LAST_PAST_DAY !== (dates[index] ?? '') < today,
      );
      const found = [...(await responseProblems(operationId, status, response)), ...wrongDates];
      problems.push(...found.map((problem) => `${operationId} ${status} ${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test('the examples of parameters and of JSON bodies are accepted, a booking for a departure to come', async () => {
    const calls = await exampleCalls(target);
    const refused = [];
    for (const { operationId, name, call } of calls.filter(({ operationId: id }) => !REFUSED.includes(id))) {
      const response = await sendCall(target, operationId, call);
      if (!response.ok) refused.push(`${operationId} ${name}: ${response.status} ${await response.text()}`);
      else if (operationId === 'bookTour') {
        expect((await response.json()).data.reservation.departure_date > today).toBe(true);
      }
    }
    expect(refused).toEqual([]);
    expect(calls.length).toBeGreaterThan(30);
  });
});
