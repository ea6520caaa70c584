import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@sdk';
import fc from 'fast-check';
import { isState } from '../../../mocks/state/saved-state.ts';
import type { Call } from '../case.ts';
import { validCalls } from '../cases/all.ts';
import { responseProblems } from '../conformance.ts';
import { sendCall } from '../send.ts';
import type { Target } from '../target.ts';
import { arbitraryChanges } from './arbitrary-call.ts';

type RandomSettings = { seed: number; runs: number };

/** The seed and the number of requests for each operation; `CONTRACT_SEED=7 CONTRACT_RUNS=2000` sets others. */
export const randomSettings: RandomSettings = {
  seed: Number(process.env.CONTRACT_SEED ?? 20270115),
  runs: Number(process.env.CONTRACT_RUNS ?? 60),
};

const slowOperations: OperationId[] = ['getItineraryPdf'];

/**
 * Sends random requests to one operation. Resolves with null when each response is as documented, the state stays valid
 * and the valid call still succeeds; else with the seed and the smallest failing request.
 */
export async function randomProblem(
  target: Target,
  operationId: OperationId,
  { seed, runs }: RandomSettings,
): Promise<string | null> {
  target.mockContext.reset('default');
  const calls = validCalls(target, operationId);
  const { state } = target.mockContext.database();
  const initialState = structuredClone(state);
  const checkedResponses = new Set<string>();
  let failingCall: Call | undefined;

  const property = fc.asyncProperty(fc.nat(calls.length - 1), arbitraryChanges(operationId), async (index, change) => {
    Object.assign(state, structuredClone(initialState));
    const call = change(calls[index] ?? {});
    const problems = await problemsOf(target, operationId, call, checkedResponses);
    if (problems.length === 0) return;
    // While shrinking, each failing call is smaller than the one before.
    failingCall = call;
    throw new Error(problems.join(', '));
  });
  const numRuns = slowOperations.includes(operationId) ? Math.ceil(runs / 4) : runs;
  const { failed, errorInstance, numShrinks } = await fc.check(property, { seed, numRuns });
  if (failed) {
    return `seed ${seed}, ${operationId} ${formatCall(failingCall)} after ${numShrinks} steps: ${String(errorInstance)}`;
  }
  Object.assign(state, structuredClone(initialState));
  const { status } = await sendCall(target, operationId, calls[0] ?? {});
  return status === 200 ? null : `seed ${seed}, ${operationId} no longer answers its valid call: ${status}`;
}

async function problemsOf(
  target: Target,
  operationId: OperationId,
  call: Call,
  checkedResponses: Set<string>,
): Promise<string[]> {
  const response = await sendCall(target, operationId, call);
  const problems: string[] = [];
  if (response.status >= 500) problems.push(`${response.status} ${await response.clone().text()}`);
  // An equal response is checked only once, because validation is slow.
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const key = isJson ? `${response.status} ${await response.clone().text()}` : '';
  if (!checkedResponses.has(key)) problems.push(...(await responseProblems(operationId, response.status, response)));
  if (isJson && problems.length === 0) checkedResponses.add(key);

  const { state } = target.mockContext.database();
  if (!isState(state)) problems.push('the state has lost a part');
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)) problems.push('the state is not plain JSON');
  if (Object.keys(Object.prototype).length > 0 || 'admin' in {}) problems.push('every object has a new field');
  return problems;
}

function formatCall(call: Call | undefined): string {
  const text = JSON.stringify(call, (_, part) => (part instanceof Blob ? `(file of ${part.size} bytes)` : part)) ?? '';
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}
