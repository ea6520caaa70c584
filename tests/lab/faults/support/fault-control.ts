import type { OperationId } from '@sdk';
import { host } from '../../../e2e/support/service-host.ts';
import { type FaultName, faults } from './faults.ts';

type LoggedCall = { id: number; method: string; path: string; operationId: OperationId | null };

/** Runs the work while the calls of the operation, or of all operations, get the fault. Then removes the fault. */
export async function withFault<Result>(
  name: FaultName,
  operationId: OperationId | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  await requestHost('POST', '/__mock/faults', { operationId, ...faults[name] });
  try {
    return await work();
  } finally {
    await requestHost('DELETE', '/__mock/faults');
  }
}

/** Returns the operations of the service that are called during the work. */
export async function operationsCalledDuring(work: () => Promise<unknown>): Promise<OperationId[]> {
  const lastId = (await readCalls()).at(-1)?.id ?? 0;
  await work();
  const newCalls = (await readCalls()).filter(({ id }) => id > lastId);
  return [...new Set(newCalls.flatMap(({ operationId }) => operationId ?? []))];
}

async function readCalls(): Promise<LoggedCall[]> {
  return ((await (await requestHost('GET', '/__mock')).json()) as { calls: LoggedCall[] }).calls;
}

async function requestHost(method: string, path: string, content?: object): Promise<Response> {
  const body = content && JSON.stringify(content);
  const response = await fetch(host + path, { method, headers: { 'content-type': 'application/json' }, body });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response;
}
