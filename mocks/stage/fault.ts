import type { OperationId } from '@sdk';

/** What a fault does to a call: a documented failure, a broken connection, no end, or a body no client can use. */
export type FaultEffect =
  | { status: number; retryAfterSeconds?: number; message?: string }
  | { network: true }
  | { emptyBody: true }
  | { malformed: true }
  | { wrongShape: true }
  | { cut: true }
  | { hang: true }
  | { delayMs: number };

/** Without an operationId it hits every call; without `times` it stays until it is cleared. */
export type Fault = FaultEffect & { operationId?: OperationId; delayMs?: number; times?: number };

/** A fault that waits for its calls; the id names it among the others of this host. */
export type PlannedFault = Fault & { id: number };

export type FaultList = {
  /** Gives the fault's id. */
  add(fault: Fault): number;
  /** The first fault that concerns the operation; counts its `times` down. */
  take(operationId: OperationId): Fault | undefined;
  clear(operationId?: OperationId): void;
  /** False when there is no such fault, because it was removed or its `times` are over. */
  remove(id: number): boolean;
  all(): PlannedFault[];
};

/**
 * The planned faults, in the order they were added, under ids of this list. `onChange` hears of each that comes, is
 * counted down or goes.
 */
export function createFaultList(onChange: () => void = () => {}, planned: Fault[] = []): FaultList {
  let faults: PlannedFault[] = planned.map((fault, index) => ({ ...fault, id: index + 1 }));
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
      const rest = faults.filter((one) => one.id !== id);
      const isKnown = rest.length < faults.length;
      faults = rest;
      if (isKnown) onChange();
      return isKnown;
    },
    all: () => faults.map((fault) => ({ ...fault })),
  };
}
