import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { document, isJsonObject, parametersOf, partOf, schemaProblems } from './document.ts';

type Schema = { [key: string]: unknown };

test('the document is valid under the OpenAPI 3.1 meta-schema', async () => {
  const output = await validate('https://spec.openapis.org/oas/3.1/schema-base', document as never);
  expect(output.valid).toBe(true);
});

/** Returns the properties of all schemas with their JSON pointers, without references and refinements of an `allOf`. */
function propertiesOf(value: unknown, pointer = '#'): [pointer: string, property: Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries((value as Schema).properties ?? {})
    .filter(([, property]) => isJsonObject(property) && !('$ref' in property) && !/\/allOf\/\d+$/.test(pointer))
    .map(([name, property]) => [`${pointer}/properties/${name}`, property] as [string, Schema]);
  // Examples are values, not schemas.
  const parts = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples');
  return [...own, ...parts.flatMap(([key, part]) => propertiesOf(part, `${pointer}/${key}`))];
}

const isScalar = (schema: unknown) =>
  isJsonObject(schema) && [schema.type].flat().some((type) => /string|integer|number|boolean/.test(String(type)));

test.each<[string, (property: Schema) => unknown]>([
  ['property says what it is', ({ description }) => description],
  [
    'value and list of values has an example',
    (property) => !(isScalar(property) || isScalar(property.items)) || property.example !== undefined,
  ],
  ['integer says how large it can be', ({ type, format }) => ![type].flat().includes('integer') || format],
])('every %s', (_name, isComplete) => {
  const properties = propertiesOf(document);
  expect(properties.length).toBeGreaterThan(250);
  expect(properties.filter(([, property]) => !isComplete(property)).map(([pointer]) => pointer)).toEqual([]);
});

test('a response has pagination exactly when its operation has the parameters page and limit', () => {
  const names = allOperations().map(([id, { responses }]) => {
    const hasParameters = ['page', 'limit'].every((name) => parametersOf(id).some((one) => one.name === name));
    const [example] = Object.values(responses[200]?.examples ?? {});
    return { id, hasParameters, hasPagination: isJsonObject(example) && isJsonObject(example.pagination) };
  });
  expect(names.filter(({ hasParameters, hasPagination }) => hasParameters !== hasPagination)).toEqual([]);
  expect(names.filter(({ hasParameters }) => hasParameters)).toHaveLength(4);
});

test('every JSON response has an example, and every example of a request is valid', async () => {
  const problems = [];
  for (const [id, { bodies, responses }] of allOperations()) {
    for (const [status, { mediaType, examples }] of Object.entries(responses)) {
      if (mediaType === 'application/json' && Object.keys(examples).length === 0)
        problems.push(`${id} ${status}: none`);
    }
    for (const type of Object.keys(bodies)) {
      const { pointer } = partOf(id, 'requestBody', 'content', type, 'schema');
      const examples = partOf(id, 'requestBody', 'content', type, 'examples').value;
      for (const name of isJsonObject(examples) ? Object.keys(examples) : []) {
        const { value } = partOf(id, 'requestBody', 'content', type, 'examples', name, 'value');
        problems.push(...(await schemaProblems(pointer, value)).map((problem) => `${id} ${name}: ${problem}`));
      }
    }
  }
  expect(problems).toEqual([]);
});
