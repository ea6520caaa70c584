import type { OperationId } from '@sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { RATNA } from './case.ts';
import { responseProblems } from './conformance.ts';
import { isJsonObject } from './document.ts';
import { sendCall } from './send.ts';
import { inProcess, NOW, type Target } from './target.ts';

const DAY_MS = 86_400_000;
const LAST_PAST_DAY = '2026-12-31';

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

describe.each([0, 400, 4000])('with the clock %i days ahead', (offsetDays) => {
  const today = new Date(NOW.getTime() + offsetDays * DAY_MS).toISOString().slice(0, 10);
  let target: Target;
  beforeAll(async () => {
    target = await inProcess();
    target.mockContext.changeSettings({ offsetDays });
  });

  const sendExample = (operationId: OperationId, status: number, name: string) =>
    sendCall(target, operationId, { member: RATNA, headers: { prefer: `code=${status}, example=${name}` } });

  test('every example of an answer is valid', async () => {
    const problems = [];
    for (const { operationId, status, name } of examples) {
      const response = await sendExample(operationId, status, name);
      const found = [
        ...(response.status === status ? [] : [`status ${response.status}`]),
        ...(await responseProblems(operationId, status, response)),
      ];
      problems.push(...found.map((problem) => `${operationId} ${status} ${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test('past departures of the examples are past, and upcoming ones are upcoming', async () => {
    const dates: { name: string; isPast: boolean; date: string }[] = [];
    for (const { operationId, status, name, body } of examples) {
      const served = departureDates(await (await sendExample(operationId, status, name)).json());
      departureDates(body).forEach((documented, index) => {
        dates.push({ name, isPast: documented <= LAST_PAST_DAY, date: served[index] ?? '' });
      });
    }
    expect(dates.filter(({ isPast, date }) => isPast !== date < today)).toEqual([]);
    expect(new Set(dates.map(({ isPast }) => isPast)).size).toBe(2);
  });
});
