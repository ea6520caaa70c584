import { BASIC } from '@hyperjump/json-schema/experimental';
import { registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/openapi-3-1';
import '@hyperjump/json-schema/formats';
import type { OperationId } from '@sdk';
import { operationOf } from '../../mocks/engine/operation.ts';
import { closedSchema } from './closed-schema.ts';
import { at, document } from './document.ts';

// Hyperjump, and not the Ajv the host itself judges with: two readings of the document must agree.
const ADDRESS = 'https://document.invalid';
const DIALECT = 'https://spec.openapis.org/oas/3.1/schema-base';
setShouldValidateFormat(true);
registerSchema(document as never, `${ADDRESS}/openapi`, DIALECT);

type Judge = (value: unknown) => string[];
const judges = new Map<string, Promise<Judge>>();

/** How a value breaks the schema at a pointer of the document; empty when it keeps it. */
export async function schemaProblems(pointer: string, value: unknown): Promise<string[]> {
  const judge = judges.get(pointer) ?? judgeAt(`${ADDRESS}/openapi#${encodeURI(pointer)}`);
  judges.set(pointer, judge);
  return (await judge)(value);
}

/** The same for an answer, which also must not carry a field the document does not know. */
export async function answerProblems(operationId: OperationId, status: number, response: Response): Promise<string[]> {
  const { method, path, answers } = operationOf(operationId);
  const mediaType = answers[status]?.mediaType;
  if (!mediaType) return [`${status} is not documented`];
  const actual = response.headers.get('content-type')?.split(';')[0];
  if (actual !== mediaType) return [`content-type ${actual} is not ${mediaType}`];
  if (mediaType !== 'application/json') {
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString('latin1');
    return start === '%PDF-' ? [] : [`the file starts with ${start}`];
  }
  const schema = at('paths', path, method.toLowerCase(), 'responses', String(status), 'content', mediaType, 'schema');
  const body: unknown = await response.json();
  return [...(await schemaProblems(schema.pointer, body)), ...(await closedProblems(schema, body))];
}

async function closedProblems(schema: { pointer: string; value: unknown }, body: unknown): Promise<string[]> {
  const address = `${ADDRESS}/closed${encodeURI(schema.pointer)}`;
  if (!judges.has(address)) {
    registerSchema(closedSchema(schema.value) as never, address, 'https://spec.openapis.org/oas/3.1/dialect/base');
    judges.set(address, judgeAt(address));
  }
  return (await judges.get(address))?.(body) ?? [];
}

async function judgeAt(address: string): Promise<Judge> {
  const compiled = await validate(address);
  return (value) => {
    const output = compiled(value as never, BASIC);
    if (output.valid) return [];
    const errors = output.errors ?? [];
    return errors.map(({ instanceLocation, keyword }) => `${instanceLocation} breaks ${keyword.split('/').at(-1)}`);
  };
}
