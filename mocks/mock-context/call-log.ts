import type { OperationId } from '@sdk';

type Call = {
  /** Increases from 1 with every call of this world. */
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

/** The bodies of a call, where the host has read or made them: JSON, a form as an object, or a file. */
type Bodies = { requestBody?: unknown; responseBody?: unknown };

/** The calls to look for; without a field, all. */
export type CallFilter = { operationId?: string; path?: string; status?: Call['status'] };

export type CallLog = ReturnType<typeof createCallLog>;

/**
 * The last calls, oldest first, for tests and the controls. The log has copies of the bodies, without secrets and files
 * and without the ends of long texts and lists. Above `bodyLimit` characters the oldest bodies are dropped.
 */
export function createCallLog(limit = 500, bodyLimit = 300_000) {
  let calls: { call: Call & Bodies; size: number }[] = [];
  let broken: Call[] = [];
  let lastId = 0;

  function dropOldBodies(): void {
    let left = bodyLimit;
    for (const entry of calls.toReversed()) {
      left -= entry.size;
      if (left >= 0) continue;
      entry.size = 0;
      Object.assign(entry.call, { requestBody: undefined, responseBody: undefined });
    }
  }

  return {
    add({
      requestBody,
      responseBody,
      path,
      refused = [],
      ...entry
    }: Omit<Call, 'id' | 'refused'> & Bodies & { refused?: string[] }): void {
      lastId += 1;
      const call = {
        id: lastId,
        refused,
        ...entry,
        path: path.replaceAll(SECRET_PARAMETER, '$1(secret)'),
        requestBody: logCopy(requestBody),
        responseBody: logCopy(responseBody),
      };
      calls = [...calls, { call, size: sizeOf(call.requestBody) + sizeOf(call.responseBody) }].slice(-limit);
      dropOldBodies();
      if (call.violations.length > 0) broken = [...broken, withoutBodies(call)].slice(-limit);
    },
    all: () => calls.map(({ call }) => withoutBodies(call)),
    /** Calls whose response violated the document; ordinary calls do not push them out of the log. */
    broken: () => broken,
    /** The calls that match, with their bodies. */
    find: ({ operationId, path, status }: CallFilter) =>
      calls
        .map(({ call }) => call)
        .filter((call) => operationId === undefined || call.operationId === operationId)
        .filter((call) => path === undefined || call.path === path || call.path.startsWith(`${path}?`))
        .filter((call) => status === undefined || call.status === status),
    clear(): void {
      calls = [];
      broken = [];
    },
  };
}

/** The characters of a body, without those that it shares with the catalogue. */
function sizeOf(body: unknown): number {
  if (typeof body === 'string') return body.length;
  if (Object.isFrozen(body)) return 0;
  return Object.entries(Object(body)).reduce((sum, [name, value]) => sum + name.length + sizeOf(value), 0);
}

const withoutBodies = ({ requestBody: _, responseBody: __, ...call }: Call & Bodies): Call => call;

const SECRET = /password|token/i;
const SECRET_PARAMETER = /([?&][^=&]*(?:password|token)[^=&]*=)[^&]*/gi;
const LONGEST_TEXT = 2000;
const LONGEST_LIST = 100;
const DEEPEST = 20;

function logCopy(body: unknown, level = 0): unknown {
  if (level > DEEPEST) return '…';
  // Frozen parts come from the catalogue, which has no secrets and is kept anyway.
  if (Object.isFrozen(body)) return typeof body === 'string' ? shortText(body) : body;
  if (body instanceof Blob) return `${body.type || 'a file'}, ${body.size} bytes`;
  if (Array.isArray(body)) {
    const rest = body.length - LONGEST_LIST;
    return [
      ...body.slice(0, LONGEST_LIST).map((row) => logCopy(row, level + 1)),
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ];
  }
  const entries = Object.entries(Object(body)).map(([name, value]) => {
    return [name, SECRET.test(name) && value ? '(secret)' : logCopy(value, level + 1)];
  });
  return Object.fromEntries(entries);
}

function shortText(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} characters)` : text;
}
