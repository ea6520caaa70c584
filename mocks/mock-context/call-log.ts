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

/** The bodies of a call, where the host has read them: JSON, a form as an object, or a file. */
type Bodies = { requestBody?: unknown; responseBody?: unknown };

/** The calls to look for; without a field, all. */
export type CallFilter = { operationId?: string; path?: string; status?: number };

export type CallLog = {
  add(call: Omit<Call, 'id' | 'refused'> & Bodies & { refused?: string[] }): void;
  all(): Call[];
  /** The calls that match, with their bodies, in which secrets and files are replaced by words. */
  find(filter: CallFilter): (Call & Bodies)[];
  /** Calls whose response violated the document; ordinary calls do not push them out of the log. */
  broken(): Call[];
  clear(): void;
};

/** The last calls, oldest first, for tests and the controls. */
export function createCallLog(limit = 500): CallLog {
  let calls: (Call & Bodies)[] = [];
  let broken: (Call & Bodies)[] = [];
  let lastId = 0;
  return {
    add(entry) {
      lastId += 1;
      const call = { id: lastId, refused: [], ...entry };
      calls = [...calls, call].slice(-limit);
      if (call.violations.length > 0) broken = [...broken, call].slice(-limit);
    },
    all: () => calls.map(withoutBodies),
    broken: () => broken.map(withoutBodies),
    find: ({ operationId, path, status }) =>
      calls
        .filter((call) => operationId === undefined || call.operationId === operationId)
        .filter((call) => path === undefined || call.path === path || call.path.startsWith(`${path}?`))
        .filter((call) => status === undefined || call.status === status)
        .map(({ requestBody, responseBody, ...call }) => ({
          ...call,
          requestBody: readable(requestBody),
          responseBody: readable(responseBody),
        })),
    clear() {
      calls = [];
      broken = [];
    },
  };
}

const withoutBodies = ({ requestBody: _, responseBody: __, ...call }: Call & Bodies): Call => call;

const SECRET = /password|token/i;

/** A copy of a body with words in place of secrets and files. */
function readable(body: unknown): unknown {
  if (body instanceof Blob) return `${body.type || 'a file'}, ${body.size} bytes`;
  if (Array.isArray(body)) return body.map(readable);
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([name, value]) => {
    return [name, SECRET.test(name) && typeof value === 'string' ? '(secret)' : readable(value)];
  });
  return Object.fromEntries(entries);
}
