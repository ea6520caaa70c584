import type { OperationId } from '@sdk';
import { mainControls } from '../../../e2e/support/service-host.ts';

/** The faults of a failing service by name, in the format of the embedded host. */
const faults = {
  down: { network: true },
  refused: { status: 422 },
  hanging: { hang: true },
  slow: { delayMs: 1500 },
  broken: { status: 500 },
  empty: { emptyBody: true },
  malformed: { malformed: true },
  'another shape': { wrongShape: true },
  busy: { status: 429, retryAfterSeconds: 1 },
  'cut off': { cut: true },
} as const;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** Runs the work while the calls of the operation, or of all operations, get the fault. Then removes the fault. */
export async function withFault<Result>(
  name: FaultName,
  operationId: OperationId | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  await mainControls.addFault({ ...(operationId && { operationId }), ...faults[name] });
  try {
    return await work();
  } finally {
    await mainControls.removeFaults();
  }
}

/** Returns the operations of the service that are called during the work. */
export async function operationsCalledDuring(work: () => Promise<unknown>): Promise<OperationId[]> {
  const lastId = (await mainControls.calls()).at(-1)?.id ?? 0;
  await work();
  const newCalls = (await mainControls.calls()).filter(({ id }) => id > lastId);
  return [...new Set(newCalls.flatMap(({ operationId }) => operationId ?? []))];
}
