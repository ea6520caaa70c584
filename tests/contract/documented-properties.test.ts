import { expect, test } from 'vitest';
import document from '../../sdk/src/generated/openapi.json';

type Schema = { [key: string]: unknown };

const SCALARS = ['string', 'integer', 'number', 'boolean'];
const typesOf = (schema: Schema): unknown[] => [schema.type].flat();
const isScalar = (schema: Schema) => typesOf(schema).some((type) => SCALARS.includes(String(type)));

/** Returns the properties of all schemas of the document, each with its JSON pointer. */
function propertiesOf(value: unknown, pointer = '#'): [pointer: string, property: Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries((value as Schema).properties ?? {})
    .filter(([, property]) => typeof property === 'object' && property !== null)
    .map(([name, property]) => [`${pointer}/properties/${name}`, property] as [string, Schema]);
  // Examples are values, not schemas.
  const parts = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples');
  return [...own, ...parts.flatMap(([key, part]) => propertiesOf(part, `${pointer}/${key}`))];
}

const isReference = (schema: Schema) => '$ref' in schema;
/** A property that refines one of the other schemas of `allOf`, which has the words. */
const isRefined = (pointer: string) => /\/allOf\/\d+\/properties\/[^/]+$/.test(pointer);
const properties = propertiesOf(document).filter(
  ([pointer, property]) => !isReference(property) && !isRefined(pointer),
);
const without = (isMissing: (property: Schema) => boolean) =>
  properties.filter(([, property]) => isMissing(property)).map(([pointer]) => pointer);

test('every property says what it is', () => {
  expect(properties.length).toBeGreaterThan(250);
  expect(without(({ description }) => !description)).toEqual([]);
});

test('every property that is a value or a list of values has an example', () => {
  const isList = ({ items }: Schema) => typeof items === 'object' && items !== null && isScalar(items as Schema);
  expect(without((property) => (isScalar(property) || isList(property)) && property.example === undefined)).toEqual([]);
});

test('every integer says how large it can be', () => {
  expect(without((property) => typesOf(property).includes('integer') && !property.format)).toEqual([]);
});
