import type { OperationId } from '@sdk';
import { host } from '../../../e2e/support/service-host.ts';
import { type FaultName, faults } from './faults.ts';

type LoggedCall = { id: number; method: string; path: string; operationId: OperationId | null };

/** Runs the work while calls of the operation, or all calls, meet the fault. */
export async function during<Result>(
  name: FaultName,
  operationId: OperationId | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  await control('POST', '/__mock/faults', { operationId, ...faults[name] });
  try {
    return await work();
  } finally {
    await control('DELETE', '/__mock/faults');
  }
}

/** Returns the operations that were called during the work. */
export async function calledDuring(work: () => Promise<unknown>): Promise<OperationId[]> {
  const before = (await calls()).at(-1)?.id ?? 0;
  await work();
  const since = (await calls()).filter(({ id }) => id > before);
  return [...new Set(since.flatMap(({ operationId }) => operationId ?? []))];
}

async function calls(): Promise<LoggedCall[]> {
  return ((await (await control('GET', '/__mock')).json()) as { calls: LoggedCall[] }).calls;
}

async function control(method: string, path: string, wish?: object): Promise<Response> {
  const body = wish && JSON.stringify(wish);
  const answer = await fetch(host + path, { method, headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer;
}
