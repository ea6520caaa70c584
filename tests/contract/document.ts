import type { OperationId } from '@sdk';
import { getOperation } from '../../mocks/engine/operation.ts';
import { createJudge, headerProblems, undocumentedFields } from '../../scripts/contract/judge.ts';
import {
  calls,
  child,
  follow,
  isJsonObject,
  type Pointed,
  presentDocument,
  valueAt,
} from '../../scripts/generate/document.ts';

export { isJsonObject } from '../../scripts/generate/document.ts';

type Location = 'path' | 'query' | 'header';
export type Parameter = { name: string; location: Location; isRequired: boolean; schema: unknown; pointer: string };

/** The bundled API document. */
export const document = presentDocument();

/** Returns the pointer and the value at a path of keys in the document; references on the way are resolved. */
export function partAtKeys(...keys: string[]): Pointed<unknown> {
  const { pointer, value } = keys.reduce<Pointed<unknown>>(
    (part, key) => follow(document, child(part.pointer, key, isJsonObject(part.value) ? part.value[key] : undefined)),
    { pointer: '#', value: document },
  );
  return { pointer: pointer.slice(1), value };
}

/** Returns the value at a JSON pointer in the document; undefined for a pointer without a target. */
export const valueAtPointer = (pointer: string) => valueAt(document, pointer);

/** Returns the pointer and the value at keys of an operation. */
export function partOf(operationId: OperationId, ...keys: string[]) {
  const { path, method } = getOperation(operationId);
  return partAtKeys('paths', path, method.toLowerCase(), ...keys);
}

/** Returns the schema of a request body with its pointer. */
export const bodySchema = (operationId: OperationId, mediaType: string) =>
  partOf(operationId, 'requestBody', 'content', mediaType, 'schema');

/** Returns the parameters of an operation, each with the pointer to its schema. */
export function parametersOf(operationId: OperationId): Parameter[] {
  const { pointer, value } = partOf(operationId, 'parameters');
  return (Array.isArray(value) ? value : []).map((row: unknown, index) => {
    const reference = isJsonObject(row) && typeof row.$ref === 'string' ? row.$ref.slice(1) : `${pointer}/${index}`;
    const parameter = valueAtPointer(reference);
    if (!isJsonObject(parameter)) throw new Error(`${operationId} has a parameter that does not exist: ${reference}`);
    const { name, in: location, required, schema } = parameter;
    const isRequired = required === true;
    return { name: String(name), location: location as Location, isRequired, schema, pointer: `${reference}/schema` };
  });
}

const judge = createJudge(document);
const documentedCalls = calls(document);

/** Resolves with the violations of the schema at a pointer of the document; empty for a valid value. */
export async function schemaProblems(pointer: string, value: unknown): Promise<string[]> {
  return (await judge(pointer, value)).map((breach) => `#${breach.pointer} breaks ${breach.keyword}`);
}

/**
 * Resolves with the violations of the document in a response: status, media type, headers, schema and undocumented
 * fields; empty for a valid response.
 */
export async function responseProblems(
  operationId: OperationId,
  status: number,
  response: Response,
): Promise<string[]> {
  const { responses } = getOperation(operationId);
  const mediaType = responses[status]?.mediaType;
  if (!mediaType) return [`${status} is not documented`];
  const actual = response.headers.get('content-type')?.split(';')[0];
  if (actual !== mediaType) return [`content-type ${actual} is not ${mediaType}`];
  const headers = documentedCalls.find(({ id }) => id === operationId)?.responses[status]?.headers ?? [];
  const problems = await headerProblems(judge, headers, response.headers);
  if (mediaType !== 'application/json') {
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString('latin1');
    return start === '%PDF-' ? problems : [...problems, `the file starts with ${start}`];
  }
  const { pointer, value: schema } = partOf(operationId, 'responses', String(status), 'content', mediaType, 'schema');
  const body: unknown = await response.json();
  const undocumented = undocumentedFields(document, [schema], body).map((field) => `#${field} is undocumented`);
  return [...problems, ...(await schemaProblems(pointer, body)), ...undocumented];
}
