import { masked } from '../../../mocks/masking/mask.ts';
import type { Call, JsonObject } from '../../generate/document.ts';
import { createJudge } from '../judge/judge.ts';
import type { HostRequest, Send } from './caller.ts';
import { checkReply, type Expectation, type Finding } from './check.ts';
import { Stop } from './stop.ts';

/** A finding with the request that showed it; `alike` counts equal findings that are not listed. */
type NamedFinding = Finding & { request: string; alike: number };

/** The results of one operation; times in milliseconds. */
export type OperationResult = {
  operation: Call;
  statuses: number[];
  times: number[];
  findings: NamedFinding[];
  /** The reason why the operation was not called, or not in every way. */
  note: string | null;
};

type RequestOptions = Partial<Expectation> & {
  path?: Record<string, string>;
  query?: Record<string, string>;
} & Pick<HostRequest, 'token' | 'json' | 'form'>;

export type Run = {
  document: JsonObject;
  operations: Call[];
  results: Map<string, OperationResult>;
  /** The bodies of all answers. */
  bodies: unknown[];
  /**
   * Sends a request, checks the answer and stores both. Resolves with the JSON of an answer with the expected status,
   * else with undefined. Throws a Stop when the first request gets no answer.
   */
  ask(operationId: string, ask?: RequestOptions): Promise<unknown>;
  note(operationId: string, note: string): void;
  report(operationId: string, request: string, finding: Finding): void;
};

/** Creates a run over these operations of the document. */
export function createRun(document: JsonObject, operations: Call[], send: Send): Run {
  const judge = createJudge(document);
  const bodies: unknown[] = [];
  const results = new Map(
    operations.map((operation): [string, OperationResult] => [
      operation.id,
      { operation, statuses: [], times: [], findings: [], note: null },
    ]),
  );

  function resultOf(operationId: string): OperationResult {
    const result = results.get(operationId);
    if (!result) throw new Error(`The document has no operation ${operationId}.`);
    return result;
  }

  function report(operationId: string, request: string, { text, shape }: Finding): void {
    const { findings } = resultOf(operationId);
    const known = findings.find((one) => one.shape === shape);
    if (known) known.alike += 1;
    else findings.push({ text: String(masked(text, false)), shape, request, alike: 0 });
  }

  return {
    document,
    operations,
    results,
    bodies,
    report,
    note(operationId, note) {
      resultOf(operationId).note = note;
    },
    async ask(operationId, { status = 200, why = 'to a plain request', path, query, ...rest } = {}) {
      const { operation, times, statuses } = resultOf(operationId);
      const wish = { method: operation.method, path: addressOf(operation.path, path, query), ...rest };
      const reply = await send(wish);
      if (!('status' in reply) && bodies.length === 0) throw new Stop(`The host cannot be reached: ${reply.failure}.`);
      times.push(reply.ms);
      const { findings, body } = await checkReply(document, judge, operation, { status, why }, reply);
      for (const finding of findings) report(operationId, `${wish.method} ${wish.path}`, finding);
      if (!('status' in reply)) return undefined;
      statuses.push(reply.status);
      bodies.push(body);
      return reply.status === status ? body : undefined;
    },
  };
}

function addressOf(path: string, values: RequestOptions['path'], query: RequestOptions['query']): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values?.[name] ?? name));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
