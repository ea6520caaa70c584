import type { OperationId } from '@sdk';

export type Call = {
  at: string;
  method: string;
  path: string;
  operationId: OperationId | null;
  status: number | 'network';
  violations: string[];
};

export type CallLog = { add(call: Call): void; all(): Call[]; clear(): void };

/** The last calls, oldest first; tests and `GET /__mock` read it. */
export function createCallLog(limit = 50): CallLog {
  let calls: Call[] = [];
  return {
    add(call) {
      calls = [...calls, call].slice(-limit);
    },
    all: () => [...calls],
    clear() {
      calls = [];
    },
  };
}
