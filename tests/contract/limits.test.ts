import type { OperationId } from '@sdk';
import { expect, test } from 'vitest';
import type { Behaviours } from '../../mocks/behaviour.ts';
import { fallback } from '../../mocks/engine/field-errors.ts';
import { allOperations } from '../../mocks/engine/operation.ts';
import { validCalls } from './cases/all.ts';
import { type LimitCall, limitCalls } from './limit-calls.ts';
import { sendCall } from './send.ts';
import { inProcess, withTarget } from './target.ts';

const ids = allOperations().map(([operationId]) => operationId);
const totals = { sent: 0, valid: 0 };

// A host without behaviours answers with its examples: no rule of the service refuses what the document allows.
const target = withTarget(() => inProcess({} as Behaviours));

async function problemOf(operationId: OperationId, { field, name, call, ...rest }: LimitCall): Promise<string | null> {
  // RFC 5322 allows an address without a dot in its domain; the host refuses it, because no mail reaches it.
  const isValid = rest.isValid && !(field.endsWith('email') && name === '3 characters');
  const response = await sendCall(target, operationId, call);
  const { errors = {} } = (await response.json()) as { errors?: Record<string, string[]> };
  const problem = (text: string) => `${operationId} ${field}: ${name}: ${text}`;
  const isRefused = response.status === 422;
  if (isValid || !isRefused) return isValid === isRefused ? problem(`${response.status}, valid: ${isValid}`) : null;
  const isWithin = (one: string) => `${one}.`.toLowerCase().startsWith(`${field}.`.toLowerCase());
  const named = Object.keys(errors);
  if (named.length === 0 || !named.every(isWithin))
    return problem(`the answer names ${named.join(', ') || 'no field'}`);
  const isUnexplained = Object.values(errors).flat().includes(fallback.id);
  return isUnexplained ? problem(`the message is "${fallback.id}"; a pattern needs x-message beside it`) : null;
}

test.each(ids)('%s accepts every value at a limit of the document and refuses every value beyond', async (id) => {
  const calls = await limitCalls(id, validCalls(target, id));
  const problems = [];
  for (const call of calls) problems.push(await problemOf(id, call));
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
  totals.sent += calls.length;
  totals.valid += calls.filter(({ isValid }) => isValid).length;
});

test('more than 2,500 values are sent, and more than a quarter of them are valid', () => {
  expect(totals.sent).toBeGreaterThan(2_500);
  expect(totals.valid).toBeGreaterThan(totals.sent / 4);
});
