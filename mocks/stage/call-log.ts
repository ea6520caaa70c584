import type { OperationId } from '@sdk';

type Call = {
  at: string;
  method: string;
  path: string;
  operationId: OperationId | null;
  status: number | 'network';
  violations: string[];
};

export type CallLog = {
  add(call: Call): void;
  all(): Call[];
  /** Calls that broke the document; they are kept when ordinary ones are long forgotten. */
  broken(): Call[];
  clear(): void;
};

/** The last calls, oldest first; tests and `GET /__mock` read it. */
export function createCallLog(limit = 50): CallLog {
  let calls: Call[] = [];
  let broken: Call[] = [];
  return {
    add(call) {
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
