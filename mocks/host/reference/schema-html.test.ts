import { expect, test } from 'vitest';
import type { ApiDocument, Schema } from './document.ts';
import { renderField, renderFields } from './schema-html.ts';

const schemas: Record<string, Schema> = {
  Email: { type: 'string', format: 'email', maxLength: 254 },
  Envelope: { type: 'object', properties: { message: { type: 'string' } } },
  Tour: { type: 'object', properties: { id: { type: 'integer' } } },
};
const document = { components: { schemas } } as unknown as ApiDocument;
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('the rules of a field are words', () => {
  const schema: Schema = { type: ['integer', 'null'], minimum: 1, maximum: 1000, default: 9, example: 3 };
  expect(textOf(renderField(document, 'limit', schema, true))).toBe(
    'limit integer or null required 1 to 1,000 · default 9 · for example 3',
  );
});

test('the size of a file is in bytes', () => {
  const photo: Schema = { type: 'string', format: 'binary', 'x-max-bytes': 2_097_152 };
  expect(textOf(renderField(document, 'photo', photo, true))).toBe(
    'photo string (binary) required at most 2,097,152 bytes',
  );
});

test('the values of an enumeration replace its example', () => {
  const schema: Schema = { type: 'string', enum: ['id', 'en'], example: 'id' };
  expect(textOf(renderField(document, 'locale', schema, false))).toBe('locale string values id , en');
});

test('a named value is described in place, a named object is linked', () => {
  expect(textOf(renderField(document, 'email', ref('Email'), false))).toBe(
    'email string (email) at most 254 characters',
  );
  expect(renderField(document, 'tour', ref('Tour'), false)).toContain('<a href="#schema-Tour">Tour</a>');
  expect(renderField(document, 'tours', { type: 'array', items: ref('Tour') }, false)).toContain(
    'list of <a href="#schema-Tour">Tour</a>',
  );
});

test('an object without a name is described in place', () => {
  const schema: Schema = { type: 'object', required: ['b'], properties: { b: { type: 'boolean' } } };
  expect(textOf(renderField(document, 'a', schema, false))).toBe('a object b boolean required');
});

test('the parts of an allOf are one list of fields', () => {
  const schema = { allOf: [ref('Envelope'), { type: 'object', properties: { data: ref('Tour') } }] };
  expect(textOf(renderFields(document, schema))).toBe('message string data Tour');
});

test('the variants of a oneOf are linked', () => {
  expect(textOf(renderFields(document, { oneOf: [ref('Tour'), ref('Envelope')] }))).toBe('One of: Tour Envelope');
});

test('a reference that the document does not have is an error', () => {
  expect(() => renderFields(document, ref('Nothing'))).toThrow('The document has no #/components/schemas/Nothing.');
});
