import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@sdk';
import fc from 'fast-check';
import { isState } from '../../../mocks/state/saved-state.ts';
import { goodCalls } from '../boundary/tries.ts';
import type { Call } from '../case.ts';
import { answerProblems } from '../documented.ts';
import { sendCall } from '../send.ts';
import type { Target } from '../target.ts';
import { arbitraryChanges } from './arbitrary-call.ts';

type Plan = { seed: number; runs: number };

/** `CONTRACT_SEED=7 CONTRACT_RUNS=2000` asks for others than the usual ones. */
export const plan: Plan = {
  seed: Number(process.env.CONTRACT_SEED ?? 20270115),
  runs: Number(process.env.CONTRACT_RUNS ?? 60),
};

const slow: OperationId[] = ['getItineraryPdf'];

/**
 * Sends random requests to one operation. Null when each was answered as documented, nothing but the state's own parts
 * stands in the state and the good call is still answered; else the seed and the smallest request that was not.
 */
export async function randomProblem(
  target: Target,
  operationId: OperationId,
  { seed, runs }: Plan,
): Promise<string | null> {
  target.mockContext.reset('default');
  const calls = goodCalls(target, operationId);
  const { state } = target.mockContext.database();
  const before = structuredClone(state);
  const known = new Set<string>();
  let failing: Call | undefined;

  const isKept = fc.asyncProperty(fc.nat(calls.length - 1), arbitraryChanges(operationId), async (index, change) => {
    Object.assign(state, structuredClone(before));
    const call = change(calls[index] ?? {});
    const problems = await problemsOf(target, operationId, call, known);
    if (problems.length === 0) return;
    // Each is smaller than the one before.
    failing = call;
    throw new Error(problems.join(', '));
  });
  const numRuns = slow.includes(operationId) ? Math.ceil(runs / 4) : runs;
  const { failed, errorInstance, numShrinks } = await fc.check(isKept, { seed, numRuns });
  if (failed) {
    return `seed ${seed}, ${operationId} ${shown(failing)} after ${numShrinks} steps: ${String(errorInstance)}`;
  }
  Object.assign(state, structuredClone(before));
  const { status } = await sendCall(target, operationId, calls[0] ?? {});
  return status === 200 ? null : `seed ${seed}, ${operationId} no longer answers its good call: ${status}`;
}

async function problemsOf(target: Target, operationId: OperationId, call: Call, known: Set<string>): Promise<string[]> {
  const response = await sendCall(target, operationId, call);
  const problems: string[] = [];
  if (response.status >= 500) problems.push(`${response.status} ${await response.clone().text()}`);
  // The same answer needs no second judge.
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const key = isJson ? `${response.status} ${await response.clone().text()}` : '';
  if (!known.has(key)) problems.push(...(await answerProblems(operationId, response.status, response)));
  if (isJson && problems.length === 0) known.add(key);

  const { state } = target.mockContext.database();
  if (!isState(state)) problems.push('the state has lost a part');
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)) problems.push('the state is not plain JSON');
  if (Object.keys(Object.prototype).length > 0 || 'admin' in {}) problems.push('every object has a new field');
  return problems;
}

function shown(call: Call | undefined): string {
  const text = JSON.stringify(call, (_, part) => (part instanceof Blob ? `(file of ${part.size} bytes)` : part)) ?? '';
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}
