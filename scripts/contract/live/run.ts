import { masked } from '../../../mocks/masking/mask.ts';
import type { Call } from '../../generate/document.ts';
import { isJsonObject, type JsonObject, valueAt } from '../judge/document.ts';
import { createJudge } from '../judge/judge.ts';
import type { HostRequest, Send } from './caller.ts';
import { checkReply, type Expectation, type Finding } from './check.ts';
import { Stop } from './stop.ts';

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
  hasUndocumented: boolean;
  ms: number;
};

export type RequestOptions = Partial<Expectation> & {
  path?: Record<string, string>;
  query?: Record<string, string>;
} & Pick<HostRequest, 'token' | 'json' | 'form'>;

export type Run = {
  operations: Call[];
  results: Map<string, OperationResult>;
  exchanges: Exchange[];
  /**
   * Sends a request, checks the answer and stores both. Resolves with the JSON of an answer with the expected status,
   * else with undefined. Throws a Stop when the first request gets no answer.
   */
  ask(operationId: string, ask?: RequestOptions): Promise<unknown>;
  note(operationId: string, note: string): void;
  /** Returns a part of the document with its reference resolved. */
  valueOf(part: unknown): unknown;
  report(operationId: string, request: string, finding: Finding): void;
};

/** Creates a run over these operations of the document. */
export function createRun(document: JsonObject, operations: Call[], send: Send): Run {
  const judge = createJudge(document);
  const results = new Map(operations.map((operation) => [operation.id, emptyResult(operation)]));
  const exchanges: Exchange[] = [];

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
      const { operation, times, statuses } = resultOf(operationId);
      const wish = { method: operation.method, path: addressOf(operation.path, path, query), ...rest };
      const request = `${wish.method} ${wish.path}`;
      const reply = await send(wish);
      if (!('status' in reply) && exchanges.length === 0)
        throw new Stop(`The host cannot be reached: ${reply.failure}.`);
      times.push(reply.ms);
      const { findings, body } = await checkReply(document, judge, operation, { status, why }, reply);
      for (const finding of findings) report(operationId, request, finding);
      if (!('status' in reply)) return undefined;
      statuses.push(reply.status);
      const hasUndocumented = findings.some(({ kind }) => kind === 'undocumented');
      const sent = rest.json ?? null;
      exchanges.push({ operation, request, sent, status: reply.status, body, hasUndocumented, ms: reply.ms });
      return reply.status === status ? body : undefined;
    },
  };
}

function emptyResult(operation: Call): OperationResult {
  return { operation, statuses: [], times: [], findings: [], note: null };
}

function addressOf(path: string, values: RequestOptions['path'], query: RequestOptions['query']): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values?.[name] ?? name));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

// The same problem of a field in another row or another answer is the same finding.
function shapeOf({ kind, pointer, expected, text }: Finding): string {
  return [kind, pointer?.replaceAll(/\/\d+(?=\/|$)/g, '/*') ?? text, pointer === null ? '' : expected].join(' ');
}
