import type { OperationId } from '@sdk';

type Call = {
  /** Counts up from 1 with every call of this host. */
  id: number;
  at: string;
  method: string;
  path: string;
  operationId: OperationId | null;
  status: number | 'network';
  /** From the request's arrival to its answer, latency and delays included. */
  durationMs: number;
  /** What the answer broke. */
  violations: string[];
  /** What the request broke, and was refused for. */
  refused: string[];
};

export type CallLog = {
  add(call: Omit<Call, 'id' | 'refused'> & { refused?: string[] }): void;
  all(): Call[];
  /** Calls that broke the document; they are kept when ordinary ones are long forgotten. */
  broken(): Call[];
  clear(): void;
};

/** The last calls, oldest first; tests and `GET /__mock` read it. */
export function createCallLog(limit = 50): CallLog {
  let calls: Call[] = [];
  let broken: Call[] = [];
  let lastId = 0;
  return {
    add(added) {
      lastId += 1;
      const call = { id: lastId, refused: [], ...added };
      calls = [...calls, call].slice(-limit);
      if (call.violations.length > 0) broken = [...broken, call].slice(-limit);
    },
    all: () => [...calls],
    broken: () => [...broken],
    clear() {
      calls = [];
      broken = [];
    },
  };
}
