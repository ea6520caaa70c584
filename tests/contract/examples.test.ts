import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { parametersOf } from './boundary/parameter-calls.ts';
import { schemaProblems } from './conformance.ts';
import { document, isJsonObject, partAtKeys } from './document.ts';

type Example = { name: string; schemaPointer: string; value: unknown };

function examplesIn(name: string, ...keys: string[]): Example[] {
  const schema = partAtKeys(...keys, 'schema');
  const named = partAtKeys(...keys, 'examples').value;
  if (!isJsonObject(named)) return [];
  return Object.keys(named).map((key) => {
    const example = partAtKeys(...keys, 'examples', key).value;
    return {
      name: `${name} ${key}`,
      schemaPointer: schema.pointer,
      value: isJsonObject(example) ? example.value : undefined,
    };
  });
}

const examples = allOperations().flatMap(([operationId, { path, method, bodies, responses }]) => {
  const operation = ['paths', path, method.toLowerCase()];
  const ofRequests = Object.keys(bodies).flatMap((type) =>
    examplesIn(`${operationId} request`, ...operation, 'requestBody', 'content', type),
  );
  const ofResponses = Object.entries(responses).flatMap(([status, { mediaType }]) =>
    examplesIn(`${operationId} ${status}`, ...operation, 'responses', status, 'content', mediaType ?? ''),
  );
  return [...ofRequests, ...ofResponses];
});

test('the document is valid under the OpenAPI 3.1 meta-schema', async () => {
  const output = await validate('https://spec.openapis.org/oas/3.1/schema-base', document as never);
  expect(output.valid).toBe(true);
});

test.each([
  ['a path without a slash', { paths: { 'v1/x': {} } }],
  [
    'a parameter at an unknown location',
    { components: { parameters: { Page: { name: 'page', in: 'cookies', schema: {} } } } },
  ],
  ['a type that does not exist', { components: { schemas: { Token: { type: 'text' } } } }],
])('a document with %s is not valid', async (_name, change) => {
  const output = await validate('https://spec.openapis.org/oas/3.1/schema-base', { ...document, ...change } as never);
  expect(output.valid).toBe(false);
});

test('every JSON response has an example', () => {
  const withoutExample = allOperations().flatMap(([operationId, { responses }]) =>
    Object.entries(responses)
      .filter(([, { mediaType, examples }]) => mediaType === 'application/json' && Object.keys(examples).length === 0)
      .map(([status]) => `${operationId} ${status}`),
  );
  expect(withoutExample).toEqual([]);
});

test('a response has pagination exactly when its operation has the parameters page and limit', () => {
  const pagedOperations = allOperations().filter(([operationId]) => {
    const names = parametersOf(operationId).map(({ name }) => name);
    return names.includes('page') && names.includes('limit');
  });
  const withPagination = allOperations().filter(([, { responses }]) =>
    Object.values(responses[200]?.examples ?? {}).some(
      (example) => isJsonObject(example) && isJsonObject(example.pagination),
    ),
  );
  expect(withPagination.map(([id]) => id)).toEqual(pagedOperations.map(([id]) => id));
  expect(pagedOperations).toHaveLength(4);
});

test.each(examples)('the example $name is valid', async ({ schemaPointer, value }) => {
  expect(value).toBeDefined();
  expect(await schemaProblems(schemaPointer, value)).toEqual([]);
});
