import type { OperationId } from '@sdk';

/** The effect of a fault on a call: a documented failure, a broken connection, no end, or an unusable body. */
export type FaultEffect =
  | { status: number; retryAfterSeconds?: number; message?: string }
  | { network: true }
  | { emptyBody: true }
  | { malformed: true }
  | { wrongShape: true }
  | { cut: true }
  | { hang: true }
  | { delayMs: number };

/** Without an operationId it applies to every call; without `times` until it is cleared. */
export type Fault = FaultEffect & { operationId?: OperationId; delayMs?: number; times?: number };

/** A fault that waits for calls; the id is unique in this host. */
export type ActiveFault = Fault & { id: number };

export type FaultList = {
  /** Returns the fault's id. */
  add(fault: Fault): number;
  /** Returns the first fault for the operation and counts its `times` down. */
  take(operationId: OperationId): Fault | undefined;
  clear(operationId?: OperationId): void;
  /** False when there is no such fault, because it was removed or its `times` are over. */
  remove(id: number): boolean;
  all(): ActiveFault[];
};

/**
 * The active faults in the order in which they were added. `onChange` is called when one is added, counted down or
 * removed.
 */
export function createFaultList(onChange: () => void = () => {}, initial: Fault[] = []): FaultList {
  let faults: ActiveFault[] = initial.map((fault, index) => ({ ...fault, id: index + 1 }));
  let lastId = faults.length;
  return {
    add(fault) {
      lastId += 1;
      faults.push({ ...fault, id: lastId });
      onChange();
      return lastId;
    },
    take(operationId) {
      const fault = faults.find((one) => one.operationId === undefined || one.operationId === operationId);
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((one) => one !== fault);
        onChange();
      }
      return fault;
    },
    clear(operationId) {
      faults = operationId === undefined ? [] : faults.filter((one) => one.operationId !== operationId);
      onChange();
    },
    remove(id) {
      const remaining = faults.filter((one) => one.id !== id);
      const wasRemoved = remaining.length < faults.length;
      faults = remaining;
      if (wasRemoved) onChange();
      return wasRemoved;
    },
    all: () => faults.map((fault) => ({ ...fault })),
  };
}
