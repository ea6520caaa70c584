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

/** The calls that a fault hits: of one operation, and with exactly this User-Agent header; without a field, of all. */
export type FaultScope = { operationId?: OperationId; userAgent?: string };

/**
 * Without `times` it applies until it is cleared. With `after` the call is handled as usual, and the effect is in place
 * of its answer.
 */
export type Fault = FaultEffect & FaultScope & { delayMs?: number; times?: number; after?: true };

/** A fault that waits for calls; the id is unique in this host. */
export type ActiveFault = Fault & { id: number };

export type FaultList = {
  /** Returns the fault's id. */
  add(fault: Fault): number;
  /** Returns the first fault for the call and counts its `times` down. */
  take(operationId: OperationId, userAgent?: string | null): Fault | undefined;
  /** Removes the faults of this scope; without one, all. */
  clear(scope?: FaultScope): void;
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
    take(operationId, userAgent) {
      const fault = faults.find(
        (one) =>
          (one.operationId === undefined || one.operationId === operationId) &&
          (one.userAgent === undefined || one.userAgent === userAgent),
      );
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((one) => one !== fault);
        onChange();
      }
      return fault;
    },
    clear({ operationId, userAgent } = {}) {
      faults = faults.filter(
        (one) =>
          (operationId !== undefined && one.operationId !== operationId) ||
          (userAgent !== undefined && one.userAgent !== userAgent),
      );
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
