import type { OperationId } from '@sdk';

/** What a fault does to a call: a documented failure, a broken connection, or a body no client can read. */
export type FaultEffect =
  | { status: number; retryAfterSeconds?: number; message?: string }
  | { network: true }
  | { emptyBody: true }
  | { malformed: true }
  | { delayMs: number };

/** Without an operationId it hits every call; without `times` it stays until it is cleared. */
export type Fault = FaultEffect & { operationId?: OperationId; delayMs?: number; times?: number };

export type FaultList = {
  add(fault: Fault): void;
  /** The first fault that concerns the operation; counts its `times` down. */
  take(operationId: OperationId): Fault | undefined;
  clear(operationId?: OperationId): void;
  all(): Fault[];
};

/** The planned faults, in the order they were added. */
export function createFaultList(): FaultList {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults.push({ ...fault });
    },
    take(operationId) {
      const fault = faults.find((one) => one.operationId === undefined || one.operationId === operationId);
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((one) => one !== fault);
      }
      return fault;
    },
    clear(operationId) {
      faults = operationId === undefined ? [] : faults.filter((one) => one.operationId !== operationId);
    },
    all: () => faults.map((fault) => ({ ...fault })),
  };
}
