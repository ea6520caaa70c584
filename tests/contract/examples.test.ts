import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
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

const rows = allOperations().flatMap(([operationId, { path, method, bodies, answers }]) => {
  const operation = ['paths', path, method.toLowerCase()];
  const requests = Object.keys(bodies).flatMap((type) =>
    examplesIn(`${operationId} request`, ...operation, 'requestBody', 'content', type),
  );
  const replies = Object.entries(answers).flatMap(([status, { mediaType }]) =>
    examplesIn(`${operationId} ${status}`, ...operation, 'responses', status, 'content', mediaType ?? ''),
  );
  return [...requests, ...replies];
});

test('the document keeps the OpenAPI 3.1 meta-schema', async () => {
  const output = await validate('https://spec.openapis.org/oas/3.1/schema-base', document as never);
  expect(output.valid).toBe(true);
});

test('every JSON answer has an example', () => {
  const bare = allOperations().flatMap(([operationId, { answers }]) =>
    Object.entries(answers)
      .filter(([, { mediaType, examples }]) => mediaType === 'application/json' && Object.keys(examples).length === 0)
      .map(([status]) => `${operationId} ${status}`),
  );
  expect(bare).toEqual([]);
});

test.each(rows)('the example $name is valid', async ({ schemaPointer, value }) => {
  expect(value).toBeDefined();
  expect(await schemaProblems(schemaPointer, value)).toEqual([]);
});
