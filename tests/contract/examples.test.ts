import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { parametersOf } from './boundary/parameter-tries.ts';
import { at, document, isPart } from './document.ts';
import { schemaProblems } from './documented.ts';

type Row = { name: string; schemaPointer: string; value: unknown };

function examplesIn(name: string, ...keys: string[]): Row[] {
  const schema = at(...keys, 'schema');
  const examples = at(...keys, 'examples').value;
  if (!isPart(examples)) return [];
  return Object.keys(examples).map((key) => {
    const example = at(...keys, 'examples', key).value;
    return {
      name: `${name} ${key}`,
      schemaPointer: schema.pointer,
      value: isPart(example) ? example.value : undefined,
    };
  });
}

const rows = allOperations().flatMap(([operationId, { path, method, bodies, responses }]) => {
  const operation = ['paths', path, method.toLowerCase()];
  const requests = Object.keys(bodies).flatMap((type) =>
    examplesIn(`${operationId} request`, ...operation, 'requestBody', 'content', type),
  );
  const replies = Object.entries(responses).flatMap(([status, { mediaType }]) =>
    examplesIn(`${operationId} ${status}`, ...operation, 'responses', status, 'content', mediaType ?? ''),
  );
  return [...requests, ...replies];
});

test('the document keeps the OpenAPI 3.1 meta-schema', async () => {
  const output = await validate('https://spec.openapis.org/oas/3.1/schema-base', document as never);
  expect(output.valid).toBe(true);
});

test.each([
  ['a path without a slash', { paths: { 'v1/x': {} } }],
  ['a parameter in no place', { components: { parameters: { Page: { name: 'page', in: 'cookies', schema: {} } } } }],
  ['a type that does not exist', { components: { schemas: { Token: { type: 'text' } } } }],
])('a document with %s breaks it', async (_name, broken) => {
  const output = await validate('https://spec.openapis.org/oas/3.1/schema-base', { ...document, ...broken } as never);
  expect(output.valid).toBe(false);
});

test('every JSON answer has an example', () => {
  const bare = allOperations().flatMap(([operationId, { responses }]) =>
    Object.entries(responses)
      .filter(([, { mediaType, examples }]) => mediaType === 'application/json' && Object.keys(examples).length === 0)
      .map(([status]) => `${operationId} ${status}`),
  );
  expect(bare).toEqual([]);
});

test('what is asked for by page and limit tells its pagination, and nothing else does', () => {
  const hasPages = allOperations().filter(([operationId]) => {
    const names = parametersOf(operationId).map(({ name }) => name);
    return names.includes('page') && names.includes('limit');
  });
  const tells = allOperations().filter(([, { responses }]) =>
    Object.values(responses[200]?.examples ?? {}).some((example) => isPart(example) && isPart(example.pagination)),
  );
  expect(tells.map(([id]) => id)).toEqual(hasPages.map(([id]) => id));
  expect(hasPages).toHaveLength(3);
});

test.each(rows)('the example $name is valid', async ({ schemaPointer, value }) => {
  expect(value).toBeDefined();
  expect(await schemaProblems(schemaPointer, value)).toEqual([]);
});
