import { type Call, type JsonObject, valueAt } from '../../generate/document.ts';
import { createJudge, type FieldProblem, fieldProblems, headerProblems } from '../judge.ts';
import { type HostRequest, type Reply, type Send, Stop } from './caller.ts';
import { isPersonal, masked } from './mask.ts';

/** One difference between an answer and the document. Findings of the same shape are listed once. */
type Finding = { text: string; shape: string };

/** The expected status of an answer, and the circumstances for the message, such as "with an unknown id". */
type Expectation = { status: number; why: string };

/** The results of one operation. */
export type OperationResult = {
  operation: Call;
  callCount: number;
  statuses: number[];
  /** The JSON of the answers with the expected status 200; ids for further requests come from them. */
  bodies: unknown[];
  /** With the request that showed each; `alike` counts equal findings that are not listed. */
  findings: (Finding & { request: string; alike: number })[];
  /** The reason why the operation was not called, or not in every way. */
  note: string | null;
};

type RequestOptions = Partial<Expectation> & {
  path?: Record<string, string>;
  query?: Record<string, string>;
} & Pick<HostRequest, 'token' | 'json' | 'form'>;

export type Run = ReturnType<typeof createRun>;

/** Creates a run over these operations of the document. */
export function createRun(document: JsonObject, operations: Call[], send: Send) {
  const judge = createJudge(document);
  let hasAnswer = false;
  const results = new Map<string, OperationResult>();
  for (const operation of operations)
    results.set(operation.id, { operation, callCount: 0, statuses: [], bodies: [], findings: [], note: null });

  function resultOf(operationId: string): OperationResult {
    const result = results.get(operationId);
    if (!result) throw new Error(`The document has no operation ${operationId}.`);
    return result;
  }

  function report(operationId: string, request: string, text: string, shape = text): void {
    const { findings } = resultOf(operationId);
    const known = findings.find((one) => one.shape === shape);
    if (known) known.alike += 1;
    else findings.push({ text: masked(text), shape, request, alike: 0 });
  }

  /** Compares an answer with the document; `body` is its JSON, null for a file, and undefined without either. */
  async function check(operation: Call, expectation: Expectation, reply: Reply): Promise<[Finding[], body: unknown]> {
    if (!('status' in reply)) return [plain(reply.failure), undefined];
    const { status, headers, bytes } = reply;
    const findings = plain(...statusProblems(operation, expectation, status, headers));
    const response = operation.responses[status];
    if (!response) return [findings, undefined];
    const { media } = response;
    findings.push(...plain(...(await headerProblems(judge, response.headers, headers))));
    const actual = headers.get('content-type')?.split(';')[0]?.trim() ?? 'none';
    const documented = media[actual];
    if (!documented) {
      const expected = Object.keys(media).join(' or ');
      return [[...findings, ...plain(`media type: expected ${expected}, found ${actual}`)], undefined];
    }
    if (actual !== 'application/json') {
      const isBroken = actual === 'application/pdf' && bytes.subarray(0, 5).toString('latin1') !== '%PDF-';
      if (isBroken) findings.push(...plain('the file is no PDF: it does not start with %PDF-'));
      return [findings, null];
    }
    const body = jsonOf(bytes);
    if (body === undefined) return [[...findings, ...plain('the body is no JSON')], undefined];
    const { pointer, value } = documented;
    const at = typeof value.schema?.$ref === 'string' ? value.schema.$ref : `${pointer}/schema`;
    const problems = await fieldProblems(document, judge, at.slice(1), body);
    const shown = isPersonal(operation) ? problems.map((problem) => withoutValue(problem, body)) : problems;
    return [[...findings, ...shown.map(fieldFinding)], body];
  }

  return {
    document,
    operations,
    results,
    report,
    note(operationId: string, note: string): void {
      resultOf(operationId).note = note;
    },
    /** Returns the JSON of the answers of an operation so far. */
    bodiesOf: (operationId: string): unknown[] => results.get(operationId)?.bodies ?? [],
    /**
     * Sends a request, checks the answer and stores both. Resolves with the JSON of an answer with the expected status,
     * else with undefined. Throws a Stop when the first request gets no answer.
     */
    async ask(operationId: string, options: RequestOptions = {}): Promise<unknown> {
      const { status = 200, why = 'to a plain request', path, query, ...rest } = options;
      const result = resultOf(operationId);
      const { operation, statuses, bodies } = result;
      const wish = { method: operation.method, path: addressOf(operation.path, path, query), ...rest };
      const reply = await send(wish);
      if (!('status' in reply) && !hasAnswer) throw new Stop(`The host cannot be reached: ${reply.failure}.`);
      result.callCount += 1;
      const [findings, body] = await check(operation, { status, why }, reply);
      for (const { text, shape } of findings) report(operationId, `${wish.method} ${wish.path}`, text, shape);
      if (!('status' in reply)) return undefined;
      hasAnswer = true;
      statuses.push(reply.status);
      if (reply.status !== status) return undefined;
      if (status === 200 && body !== undefined) bodies.push(body);
      return body;
    },
  };
}

const plain = (...texts: string[]): Finding[] => texts.map((text) => ({ text, shape: text }));

function statusProblems(operation: Call, { status, why }: Expectation, found: number, headers: Headers): string[] {
  if (status === found || isNotOffered(operation, found)) return [];
  const location = headers.get('location');
  if (found >= 300 && found < 400) {
    const place = isPersonal(operation) ? location?.split(/[?#]/)[0] : location;
    return [`redirects (${found}) to ${place}; not followed`];
  }
  // A 404, a 429 or a 5xx says nothing about the session check.
  if (status === 401 && found !== 404 && found < 429) return [`missing auth: ${found} ${why}, expected 401`];
  if (operation.responses[found]) return [`status: ${found} ${why}, expected ${status}`];
  const documented = Object.keys(operation.responses).join(', ');
  return [`status: ${found} ${why} is undocumented, documented are ${documented}`];
}

/** True for the answer of a service that does not have a proposed operation. */
export const isNotOffered = ({ proposal }: Call, status: number): boolean => proposal !== null && status === 404;

function fieldFinding({ kind, pointer, expected, found }: FieldProblem): Finding {
  const isWhole = kind === 'missing' || kind === 'undocumented';
  const text = isWhole ? ` is ${kind}` : `: expected ${expected}, found ${found}`;
  // The same problem of a field in another row or another answer is the same finding.
  const shape = `${kind} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${expected}`;
  return { text: `${pointer || 'the answer'}${text}`, shape };
}

// The report must not contain a member's data; type and length are enough to correct the host.
function withoutValue(problem: FieldProblem, body: unknown): FieldProblem {
  const value = valueAt(body, problem.pointer);
  const found = typeof value === 'string' ? `string of ${value.length} characters` : problem.found.replace(/ .*/s, '');
  return { ...problem, found };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function addressOf(path: string, values: RequestOptions['path'], query: RequestOptions['query']): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values?.[name] ?? name));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
