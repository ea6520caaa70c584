import type { OperationId } from '@sdk';
import { mapValues } from '../json/map-values.ts';
import { isTooComplex } from './json-size.ts';
import { type FileRule, getFileRules, type Operation } from './operation.ts';
import { withPlainTexts } from './plain-characters.ts';
import { type Violation, validate } from './validate.ts';

export type Input = { path: unknown; query: unknown; body: unknown };

/** Why a part of a request is refused; `body` is what its body has been read as, if it was read. */
type Refusal = { ok: false; body?: unknown } & ({ violations: Violation[] } | { status: 400 | 415 });

const FORM = 'multipart/form-data';

/** Validates path, query and headers first, then the body. Returns the violations of the first part that has any. */
export async function readInput(
  operationId: OperationId,
  operation: Operation,
  request: Request,
  params: Record<string, string>,
): Promise<{ ok: true; input: Input } | Refusal> {
  const sentQuery = withPlainTexts(groupByName(new URL(request.url).searchParams));
  const path = validate('path', operationId, null, { ...params });
  const query = validate('query', operationId, null, sentQuery);
  const header = validate('header', operationId, null, documentedHeaders(operation, request.headers));
  const violations = [path, query, header].flatMap((result) => (result.ok ? [] : result.violations));
  if (!path.ok || !query.ok || violations.length > 0) return { ok: false, violations };

  const body = await readBody(operationId, operation, request);
  if (!body.ok) return body;
  return { ok: true, input: { path: path.value, query: query.value, body: body.value } };
}

function documentedHeaders({ parameters }: Operation, headers: Headers): Record<string, string> {
  const values = parameters.header.map(({ name }) => [name.toLowerCase(), headers.get(name)]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

/** Reads and validates the body for its behaviour: numbers of a form are coerced, files are Blobs. */
export async function readBody(
  operationId: OperationId,
  operation: Operation,
  request: Request,
): Promise<{ ok: true; value: unknown; body?: unknown } | Refusal> {
  const mediaTypes = Object.keys(operation.bodies);
  if (mediaTypes.length === 0) return { ok: true, value: undefined };
  const header = request.headers.get('content-type') ?? '';
  const mediaType = header.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(mediaType)) return { ok: false, status: 415 };
  if (mediaType === FORM) return readForm(operationId, operation, request);
  const text = await request.text();
  if (isTooComplex(text)) {
    return {
      ok: false,
      violations: [{ path: '', keyword: 'maxProperties', params: {}, message: 'has too many fields' }],
    };
  }
  try {
    const body = withPlainTexts(JSON.parse(text));
    return { ...validate('body', operationId, mediaType, body), body };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, status: 400 };
    throw error;
  }
}

async function readForm(operationId: OperationId, operation: Operation, request: Request) {
  // formData() throws on an invalid multipart body.
  const form = await request.formData().catch(() => null);
  if (!form) return { ok: false, status: 400 } as const;

  const body = withPlainTexts(groupByName(form));
  const wrongFiles = fileViolations(getFileRules(operation, FORM), body);
  if (wrongFiles.length > 0) return { ok: false, violations: wrongFiles } as const;

  // The validators see a file as a text.
  const texts = mapValues(body, (part) => (part instanceof Blob ? `file:${part.type};${part.size}` : part));
  const result = validate('body', operationId, FORM, texts);
  if (!result.ok) return { ...result, body };
  const files = Object.entries(body).filter(([, value]) => value instanceof Blob);
  return { ok: true, value: { ...(result.value as object), ...Object.fromEntries(files) } } as const;
}

/** Groups values by name: a single value as it is, several as a list in their order. */
function groupByName<T>(entries: Iterable<[string, T]>): Record<string, T | T[]> {
  const groups = [...Map.groupBy(entries, ([name]) => name)].map(([name, group]) => {
    const [first, ...others] = group.map(([, value]) => value);
    return [name, others.length === 0 ? first : [first, ...others]];
  });
  return Object.fromEntries(groups);
}

/** Checks that the schema cannot express: files and texts in each other's place, and the type and size of files. */
function fileViolations(rules: Record<string, FileRule>, form: Record<string, unknown>): Violation[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return [value].flat().flatMap((one) => {
      const wrong = rule ? wrongFile(rule, one) : wrongText(one);
      return wrong ? [{ path: `/${name}`, message: wrong.keyword, ...wrong }] : [];
    });
  });
}

const wrongText = (value: unknown) => (value instanceof Blob ? { keyword: 'type', params: { type: 'string' } } : null);

const typeLabels: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

function wrongFile({ types, maxBytes }: FileRule, value: unknown): Pick<Violation, 'keyword' | 'params'> | null {
  if (!(value instanceof Blob) || value.size === 0) return { keyword: 'file', params: {} };
  if (types.length > 0 && !types.includes(value.type.split(';')[0]?.trim() ?? '')) {
    return { keyword: 'fileType', params: { allowed: types.map((type) => typeLabels[type] ?? type).join(', ') } };
  }
  return value.size > maxBytes ? { keyword: 'fileSize', params: { limit: maxBytes } } : null;
}
