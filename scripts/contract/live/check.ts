import { isPersonal } from '../../../mocks/masking/mask.ts';
import { type Call, type JsonObject, type MediaType, type Pointed, valueAt } from '../../generate/document.ts';
import { type FieldProblem, fieldProblems } from '../judge/field-problem.ts';
import { headerProblems } from '../judge/header-problems.ts';
import type { Judge } from '../judge/judge.ts';
import type { Reply } from './caller.ts';

/** One difference between an answer and the document. Findings of the same shape are listed once. */
export type Finding = { text: string; shape: string };

/** The expected status of an answer, and the circumstances for the message, such as "with an unknown id". */
export type Expectation = { status: number; why: string };

type Checked = { findings: Finding[]; body: unknown };

/** Compares an answer with the document; `body` is its JSON, null for a file, and undefined without either. */
export async function checkReply(
  document: JsonObject,
  judge: Judge,
  operation: Call,
  expectation: Expectation,
  reply: Reply,
): Promise<Checked> {
  const findings: Finding[] = [];
  const ended = (body: unknown, ...texts: string[]): Checked => {
    return { findings: [...findings, ...texts.map((text) => ({ text, shape: text }))], body };
  };
  if (!('status' in reply)) return ended(undefined, reply.failure);
  const { status, headers, bytes } = reply;
  findings.push(...ended(null, ...statusProblems(operation, expectation, status, headers)).findings);
  const media = operation.responses[status];
  if (!media) return ended(undefined);
  const { method, path } = operation;
  for (const { kind, header, expected, found } of await headerProblems(document, judge, {
    method,
    path,
    status,
    headers,
  })) {
    const text = `header ${header}${kind === 'missing' ? ' is missing' : `: expected ${expected}, found ${found}`}`;
    findings.push({ text, shape: text });
  }

  const actual = headers.get('content-type')?.split(';')[0]?.trim() ?? 'none';
  const documented = media[actual];
  if (!documented) {
    return ended(undefined, `media type: expected ${Object.keys(media).join(' or ')}, found ${actual}`);
  }
  if (actual !== 'application/json') {
    const isBroken = actual === 'application/pdf' && bytes.subarray(0, 5).toString('latin1') !== '%PDF-';
    return ended(null, ...(isBroken ? ['the file is no PDF: it does not start with %PDF-'] : []));
  }
  const body = jsonOf(bytes);
  if (body === undefined) return ended(body, 'the body is no JSON');
  const problems = await bodyProblems(document, judge, documented, body);
  findings.push(
    ...problems.map((problem) => fieldFinding(isPersonal(operation) ? withoutValue(problem, body) : problem)),
  );
  return ended(body);
}

function statusProblems(operation: Call, { status, why }: Expectation, found: number, headers: Headers): string[] {
  if (status === found) return [];
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

function fieldFinding({ kind, pointer, expected, found }: FieldProblem): Finding {
  const isWhole = kind === 'missing' || kind === 'undocumented';
  const text = isWhole ? ` is ${kind}` : `: expected ${expected}, found ${found}`;
  // The same problem of a field in another row or another answer is the same finding.
  const shape = `${kind} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${expected}`;
  return { text: `${pointer || 'the answer'}${text}`, shape };
}

// The report must not contain a member's data; type and length are enough to correct the host.
function withoutValue(problem: FieldProblem, body: unknown): FieldProblem {
  if (problem.kind !== 'type' && problem.kind !== 'rule') return problem;
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

/** Returns the differences between the body of an answer and its schema. */
export async function bodyProblems(
  document: JsonObject,
  judge: Judge,
  { pointer, value: { schema } }: Pointed<MediaType>,
  body: unknown,
): Promise<FieldProblem[]> {
  const at = typeof schema?.$ref === 'string' ? schema.$ref.slice(1) : `${pointer.slice(1)}/schema`;
  return fieldProblems(document, body, await judge.open(at, body), await judge.closed(at, body));
}
