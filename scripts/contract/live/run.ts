import type { Call } from '../../generate/document.ts';
import { isJsonObject, type JsonObject, valueAt } from '../judge/document.ts';
import { createJudge } from '../judge/judge.ts';
import type { HostRequest, Reply, Send } from './caller.ts';
import { checkReply, type Expectation, type Finding } from './check.ts';
import { masked } from './mask.ts';

/** A finding with the request that showed it; `alike` counts equal findings that are not listed. */
export type NamedFinding = Finding & { operationId: string; request: string; alike: number };

/** The results of one operation; times in milliseconds. */
export type OperationResult = {
  operation: Call;
  statuses: number[];
  times: number[];
  findings: NamedFinding[];
  /** The reason why the operation was not called, or not in every way. */
  note: string | null;
};

/** One exchange, for a recording. */
export type Exchange = {
  operation: Call;
  request: string;
  sent: unknown;
  status: number;
  body: unknown;
  /** Pointers to the undocumented fields of the body. */
  undocumented: string[];
  ms: number;
};

export type RequestOptions = Partial<Expectation> & {
  path?: Record<string, string>;
  query?: Record<string, string>;
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
};

export type Run = {
  operations: Call[];
  results: Map<string, OperationResult>;
  exchanges: Exchange[];
  /**
   * Sends a request, checks the answer and stores both. Resolves with the JSON of an answer with the expected status,
   * else with undefined.
   */
  ask(operationId: string, ask?: RequestOptions): Promise<unknown>;
  note(operationId: string, note: string): void;
  /** Returns a part of the document with its reference resolved. */
  valueOf(part: unknown): unknown;
  report(operationId: string, request: string, finding: Finding): void;
};

export class HostUnreachable extends Error {}

/** Creates a run over these operations of the document; times above `slowMs` are findings. */
export function createRun(document: JsonObject, operations: Call[], send: Send, slowMs: number | null): Run {
  const judge = createJudge(document);
  const results = new Map(operations.map((operation) => [operation.id, emptyResult(operation)]));
  const exchanges: Exchange[] = [];
  let isReached = false;

  function resultOf(operationId: string): OperationResult {
    const result = results.get(operationId);
    if (!result) throw new Error(`The document has no operation ${operationId}.`);
    return result;
  }

  function report(operationId: string, request: string, finding: Finding): void {
    const { findings } = resultOf(operationId);
    const known = findings.find((one) => shapeOf(one) === shapeOf(finding));
    if (known) known.alike += 1;
    else findings.push({ ...(masked(finding, false) as Finding), operationId, request, alike: 0 });
  }

  return {
    operations,
    results,
    exchanges,
    report,
    valueOf: (part) =>
      isJsonObject(part) && typeof part.$ref === 'string' ? valueAt(document, part.$ref.slice(1)) : part,
    note(operationId, note) {
      resultOf(operationId).note = note;
    },
    async ask(operationId, { status = 200, why = 'to a plain request', path, query, ...rest } = {}) {
      const result = resultOf(operationId);
      const { operation } = result;
      const wish = wishOf(operation, path, query, rest);
      const request = `${wish.method} ${wish.path}`;
      const reply: Reply = await send(wish);
      if (!isReached && !('status' in reply)) throw new HostUnreachable(reply.failure);
      isReached = true;

      result.times.push(reply.ms);
      const { findings, body } = await checkReply(document, judge, operation, { status, why }, reply);
      for (const finding of findings) report(operationId, request, finding);
      if (slowMs !== null && reply.ms > slowMs) report(operationId, request, slowFinding(reply.ms, slowMs));
      if (!('status' in reply)) return undefined;
      result.statuses.push(reply.status);
      const sent = rest.json ?? null;
      const undocumented = findings.flatMap(undocumentedIn);
      exchanges.push({ operation, request, sent, status: reply.status, body, undocumented, ms: reply.ms });
      return reply.status === status ? body : undefined;
    },
  };
}

function emptyResult(operation: Call): OperationResult {
  return { operation, statuses: [], times: [], findings: [], note: null };
}

function wishOf(
  { method, path }: Call,
  values: RequestOptions['path'],
  query: RequestOptions['query'],
  rest: RequestOptions,
): HostRequest {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values?.[name] ?? name));
  const search = new URLSearchParams(query).toString();
  return {
    method,
    path: search === '' ? filled : `${filled}?${search}`,
    ...(rest.token !== undefined && { token: rest.token }),
    ...(rest.json !== undefined && { json: rest.json }),
    ...(rest.form !== undefined && { form: rest.form }),
  };
}

function slowFinding(ms: number, limit: number): Finding {
  const [expected, found] = [`at most ${limit} ms`, `${Math.round(ms)} ms`];
  return { kind: 'slow', pointer: null, expected, found, text: `slow: expected ${expected}, found ${found}` };
}

function undocumentedIn({ kind, pointer, found }: Finding): string[] {
  if (kind === 'renamed') return [found];
  return kind === 'undocumented' && pointer !== null ? [pointer] : [];
}

// The same problem of a field in another row or another answer is the same finding.
function shapeOf({ kind, pointer, expected, found, text }: Finding): string {
  const place = pointer?.replaceAll(/\/\d+(?=\/|$)/g, '/*') ?? text;
  const detail = kind === 'renamed' ? found.slice(found.lastIndexOf('/')) : '';
  return kind === 'slow' ? kind : [kind, place, pointer === null ? '' : expected, detail].join(' ');
}
