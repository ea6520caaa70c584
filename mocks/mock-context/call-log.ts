import type { OperationId } from '@sdk';

type Call = {
  /** Increases from 1 with every call of this host. */
  id: number;
  at: string;
  method: string;
  path: string;
  operationId: OperationId | null;
  /** The id of the visitor's request for whose page the site sent the call; null for a call of a browser. */
  requestId: string | null;
  status: number | 'network';
  /** From receiving the request to its response, latency and delays included. */
  durationMs: number;
  /** Violations of the document in the response. */
  violations: string[];
  /** Violations for which the request was refused. */
  refused: string[];
};

export type CallLog = {
  add(call: Omit<Call, 'id' | 'refused'> & { refused?: string[] }): void;
  all(): Call[];
  /** Calls whose response violated the document; ordinary calls do not push them out of the log. */
  broken(): Call[];
  clear(): void;
};

/** The last calls, oldest first, for tests and `GET /__mock`. */
export function createCallLog(limit = 50): CallLog {
  let calls: Call[] = [];
  let broken: Call[] = [];
  let lastId = 0;
  return {
    add(entry) {
      lastId += 1;
      const call = { id: lastId, refused: [], ...entry };
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
