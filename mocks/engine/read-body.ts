import type { OperationId } from '@sdk';
import { byName } from './by-name.ts';
import { fileViolations, withoutFiles } from './form-files.ts';
import { hasTooManyValues } from './json-size.ts';
import { fileRulesOf, type Operation } from './operation.ts';
import { type Verdict, type Violation, validate } from './validate.ts';

export type BodyResult = Verdict | { ok: false; status: 400 | 415 };

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
  if (hasTooManyValues(text)) return { ok: false, violations: [tooManyFields] };
  try {
    const value: unknown = JSON.parse(text);
    return validate('body', operationId, mediaType, value);
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
  const raw = byName(form);
  const wrongFiles = fileViolations(fileRulesOf(operation, mediaType), raw);
  if (wrongFiles.length > 0) return { ok: false, violations: wrongFiles };

  const verdict = validate('body', operationId, mediaType, withoutFiles(raw));
  if (!verdict.ok) return verdict;
  const files = Object.entries(raw).filter(([, value]) => value instanceof Blob);
  return { ok: true, value: { ...(verdict.value as object), ...Object.fromEntries(files) } };
}
