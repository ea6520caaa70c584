import { isPersonal } from '../../../mocks/masking/mask.ts';
import type { Call, MediaType, Pointed } from '../../generate/document.ts';
import { type JsonObject, valueAt } from '../judge/document.ts';
import { type FieldProblem, fieldProblems } from '../judge/field-problem.ts';
import { type HeaderProblem, headerProblems } from '../judge/header-problems.ts';
import type { Judge } from '../judge/judge.ts';
import type { Reply } from './caller.ts';

export type FindingKind =
  | FieldProblem['kind']
  | 'status'
  | 'auth'
  | 'redirect'
  | 'no answer'
  | 'media type'
  | 'header'
  | 'content'
  | 'state';

/** One difference between an answer and the document; `pointer` is null for a finding that is not about a field. */
export type Finding = { kind: FindingKind; pointer: string | null; expected: string; found: string; text: string };

/** The expected status of an answer, and the circumstances for the message, such as "with an unknown id". */
export type Expectation = { status: number; why: string };

type Checked = { findings: Finding[]; body: unknown };

const whole = (kind: FindingKind, expected: string, found: string, text: string): Finding => {
  return { kind, pointer: null, expected, found, text };
};

/** Compares an answer with the document; `body` is its JSON, null for a file, and undefined without either. */
export async function checkReply(
  document: JsonObject,
  judge: Judge,
  operation: Call,
  expectation: Expectation,
  reply: Reply,
): Promise<Checked> {
  if (!('status' in reply)) {
    return { findings: [whole('no answer', 'an answer', 'none', reply.failure)], body: undefined };
  }
  const wrongStatus = statusFindings(operation, expectation, reply.status, reply.headers);
  const media = operation.responses[reply.status];
  if (!media) return { findings: wrongStatus, body: undefined };
  const { method, path } = operation;
  const { status, headers } = reply;
  const wrongHeaders = await headerProblems(document, judge, { method, path, status, headers });
  const findings = [...wrongStatus, ...wrongHeaders.map(headerFinding)];

  const actual = reply.headers.get('content-type')?.split(';')[0]?.trim() ?? 'none';
  const documented = media[actual];
  if (!documented) {
    const expected = Object.keys(media).join(' or ');
    const text = `media type: expected ${expected}, found ${actual}`;
    return { findings: [...findings, whole('media type', expected, actual, text)], body: undefined };
  }
  if (actual !== 'application/json')
    return { findings: [...findings, ...fileFindings(actual, reply.bytes)], body: null };

  const body = jsonOf(reply.bytes);
  if (body === undefined) {
    return { findings: [...findings, whole('content', 'JSON', 'something else', 'the body is no JSON')], body };
  }
  const problems = await bodyProblems(document, judge, documented, body);
  const reported = isPersonal(operation) ? problems.map((problem) => withoutValue(problem, body)) : problems;
  return { findings: [...findings, ...reported.map(fieldFinding)], body };
}

function statusFindings(operation: Call, { status, why }: Expectation, found: number, headers: Headers): Finding[] {
  if (status === found) return [];
  const expected = String(status);
  const location = headers.get('location');
  if (found >= 300 && found < 400) {
    const place = isPersonal(operation) ? location?.split(/[?#]/)[0] : location;
    return [whole('redirect', expected, String(found), `redirects (${found}) to ${place}; not followed`)];
  }
  // A 404, a 429 or a 5xx says nothing about the session check.
  if (status === 401 && found !== 404 && found < 429) {
    return [whole('auth', '401', String(found), `missing auth: ${found} ${why}, expected 401`)];
  }
  if (operation.responses[found]) {
    return [whole('status', expected, String(found), `status: ${found} ${why}, expected ${expected}`)];
  }
  const documented = Object.keys(operation.responses).join(', ');
  return [
    whole('status', expected, String(found), `status: ${found} ${why} is undocumented, documented are ${documented}`),
  ];
}

function fileFindings(mediaType: string, bytes: Buffer): Finding[] {
  const start = bytes.subarray(0, 5).toString('latin1');
  if (mediaType !== 'application/pdf' || start === '%PDF-') return [];
  return [whole('content', 'a PDF', start, 'the file is no PDF: it does not start with %PDF-')];
}

function headerFinding({ kind, header, expected, found }: HeaderProblem): Finding {
  const text = kind === 'missing' ? 'is missing' : `expected ${expected}, found ${found}`;
  return whole('header', `${header}: ${expected}`, found, `header ${header}${kind === 'missing' ? ' ' : ': '}${text}`);
}

function fieldFinding({ kind, pointer, expected, found }: FieldProblem): Finding {
  const isWhole = kind === 'missing' || kind === 'undocumented';
  const text = isWhole ? ` is ${kind}` : `: expected ${expected}, found ${found}`;
  return { kind, pointer, expected, found, text: `${pointer || 'the answer'}${text}` };
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
