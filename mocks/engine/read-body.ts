import type { OperationId } from '@sdk';
import { fileViolations, replaceFilesWithText } from './form-files.ts';
import { isTooComplex } from './json-size.ts';
import { getFileRules, type Operation } from './operation.ts';
import { withPlainTexts } from './plain-characters.ts';
import { type ValidationResult, type Violation, validate } from './validate.ts';

/** `body` is what a refused body has been read as. */
export type BodyResult = (ValidationResult | { ok: false; status: 400 | 415 }) & { body?: unknown };

/** Reads and validates the body for its behaviour: numbers of a form are coerced, files are Blobs. */
export async function readBody(operationId: OperationId, operation: Operation, request: Request): Promise<BodyResult> {
  const mediaTypes = Object.keys(operation.bodies);
  if (mediaTypes.length === 0) return { ok: true, value: undefined };
  const header = request.headers.get('content-type') ?? '';
  const mediaType = header.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(mediaType)) return { ok: false, status: 415 };
  return mediaType === 'multipart/form-data'
    ? readForm(operationId, operation, request)
    : readJson(operationId, mediaType, request);
}

const tooManyFields: Violation = { path: '', keyword: 'maxProperties', params: {}, message: 'has too many fields' };

async function readJson(operationId: OperationId, mediaType: string, request: Request): Promise<BodyResult> {
  const text = await request.text();
  if (isTooComplex(text)) return { ok: false, violations: [tooManyFields] };
  try {
    const value = withPlainTexts(JSON.parse(text));
    return { ...validate('body', operationId, mediaType, value), body: value };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, status: 400 };
    throw error;
  }
}

async function readForm(operationId: OperationId, operation: Operation, request: Request): Promise<BodyResult> {
  // formData() throws on an invalid multipart body.
  const form = await request.formData().catch(() => null);
  if (!form) return { ok: false, status: 400 };

  const mediaType = 'multipart/form-data';
  const raw = withPlainTexts(groupByName(form)) as ReturnType<typeof groupByName<FormDataEntryValue>>;
  const wrongFiles = fileViolations(getFileRules(operation, mediaType), raw);
  if (wrongFiles.length > 0) return { ok: false, violations: wrongFiles };

  const result = validate('body', operationId, mediaType, replaceFilesWithText(raw));
  if (!result.ok) return { ...result, body: raw };
  const files = Object.entries(raw).filter(([, value]) => value instanceof Blob);
  return { ok: true, value: { ...(result.value as object), ...Object.fromEntries(files) } };
}

/** Groups values by name: a single value as it is, several as a list in their order. */
export function groupByName<T>(entries: Iterable<[string, T]>): Record<string, T | T[]> {
  const groups = Array.from(
    Map.groupBy(entries, ([name]) => name),
    ([name, group]): [string, T[]] => [name, group.map(([, value]) => value)],
  );
  return Object.fromEntries(groups.map(([name, values]) => [name, values.length === 1 ? (values[0] as T) : values]));
}
