import type { OperationId } from '@sdk';

/** A whole answer in place of the call's own. */
export type GivenResponse = { status: number; body?: unknown; headers?: Record<string, string> };

/**
 * The effect of a fault on a call: a documented failure, a given answer, a broken connection, no end, or an unusable
 * body.
 */
export type FaultEffect =
  | { status: number; retryAfterSeconds?: number; message?: string }
  | { response: GivenResponse }
  | { network: true }
  | { emptyBody: true }
  | { malformed: true }
  | { wrongShape: true }
  | { cut: true }
  | { hang: true }
  | { delayMs: number };

/**
 * The calls that a fault hits; without a field, all. `path` is the whole path, `query` parameters that the call must
 * have, `member` the e-mail address of the signed-in member.
 */
export type FaultScope = {
  operationId?: OperationId;
  path?: string;
  query?: Record<string, string>;
  member?: string;
};

/**
 * Without `times` it applies until it is cleared. `chance` is the share of the calls that it hits, from 0 to 1. With
 * `after` the call is handled as usual, and the effect is in place of its answer.
 */
export type Fault = FaultEffect & FaultScope & { delayMs?: number; times?: number; chance?: number; after?: true };

/**
 * A call as the scope of a fault sees it. `member` is null for a visitor; it is a function, because
 * only a fault of one member needs to know who calls.
 */
export type FaultTarget = {
  operationId: OperationId;
  url: URL;
  member: () => string | null;
};

/** A fault that waits for calls; the id is unique in this world. */
export type ActiveFault = Fault & { id: number };

/**
 * The active faults in the order in which they were added. `onChange` is called when one is added, counted down or
 * removed.
 */
export function createFaultList(
  onChange: () => void = () => {},
  initial: Fault[] = [],
  random: () => number = Math.random,
) {
  let faults: ActiveFault[] = initial.map((fault, index) => ({ ...fault, id: index + 1 }));
  let lastId = faults.length;
  return {
    /** Returns the fault's id. */
    add(fault: Fault): number {
      lastId += 1;
      faults.push({ ...fault, id: lastId });
      onChange();
      return lastId;
    },
    /** Returns the first fault for the call and counts its `times` down. */
    take(call: FaultTarget): Fault | undefined {
      const fault = faults.find((one) => isInScope(call, one) && (one.chance === undefined || random() < one.chance));
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((one) => one !== fault);
        onChange();
      }
      return fault;
    },
    /** Removes the faults whose scope has these fields; without one, all. */
    clear(scope: FaultScope = {}): void {
      faults = faults.filter((fault) => !hasScope(fault, scope));
      onChange();
    },
    /** False when there is no such fault, because it was removed or its `times` are over. */
    remove(id: number): boolean {
      const index = faults.findIndex((one) => one.id === id);
      if (index === -1) return false;
      faults.splice(index, 1);
      onChange();
      return true;
    },
    all: (): ActiveFault[] => faults.map((fault) => ({ ...fault })),
  };
}

/** True when the fault has all fields of the scope, with the same values. */
function hasScope(fault: FaultScope, scope: FaultScope): boolean {
  const fields = Object.keys(scope) as (keyof FaultScope)[];
  const textOf = ({ query, ...rest }: FaultScope, field: keyof FaultScope) =>
    JSON.stringify(field === 'query' ? Object.entries(query ?? {}).sort() : rest[field]);
  return fields.every((field) => textOf(fault, field) === textOf(scope, field));
}

function isInScope(call: FaultTarget, { operationId, path, query = {}, member }: FaultScope): boolean {
  return (
    (operationId === undefined || operationId === call.operationId) &&
    (path === undefined || path === call.url.pathname) &&
    (member === undefined || member === call.member()) &&
    Object.entries(query).every(([name, value]) => call.url.searchParams.getAll(name).includes(value))
  );
}
