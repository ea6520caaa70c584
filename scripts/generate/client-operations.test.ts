import { expect, test } from 'vitest';
import { clientShapes } from './client-operations.ts';
import type { Call, OpenApiDocument, Schema } from './document.ts';

const schemas: Record<string, Schema> = {
  Name: { type: 'string' },
  Tree: { type: 'object', required: ['branches'], properties: { branches: { type: 'array', items: ref('Tree') } } },
  Envelope: { type: 'object', required: ['success'], properties: { success: { type: 'boolean' } } },
  Tour: {
    type: 'object',
    required: ['name', 'price', 'visa', 'guide', 'notes', 'extra'],
    properties: {
      name: ref('Name'),
      price: { type: ['integer', 'null'] },
      visa: { anyOf: [ref('Tree'), { type: 'null' }] },
      guide: { oneOf: [{ type: 'string' }, { type: 'null' }] },
      notes: { type: ['array', 'null'], items: { type: 'string' } },
      extra: { oneOf: [{ type: 'string' }, { type: 'object' }] },
      optional: { type: 'string' },
    },
  },
};

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function shapesOf(schema: Schema) {
  const document = { openapi: '3.1.0', paths: {}, components: { schemas } } as unknown as OpenApiDocument;
  const media = { 'application/json': { pointer: '#/', value: { schema } } };
  return clientShapes(document, [{ id: 'getTour', responses: { 200: { media } } } as unknown as Call]);
}

test('a shape has the required fields, with the schema names of the document', () => {
  const data = { type: 'object', required: ['data'], properties: { data: ref('Tour') } };
  const { schemas, answers } = shapesOf({ allOf: [ref('Envelope'), data] });
  expect(answers).toEqual({ getTour: '{ success: 1, data: Tour }' });
  expect(schemas).toEqual([
    ['Envelope', '{ success: 1 }'],
    // A recursive schema is resolved only once.
    ['Tree', '{ branches: [null] }'],
    ['Tour', "{ name: 1, price: 0, visa: ['?', Tree], guide: 0, notes: ['?', [1]], extra: null }"],
  ]);
});

test('parts that belong together are unchecked when one of them may be null', () => {
  const nullable = { type: ['object', 'null'], required: ['id'], properties: { id: { type: 'integer' } } };
  expect(shapesOf({ allOf: [nullable, ref('Envelope')] }).answers).toEqual({ getTour: 'null' });
});

test('a file has no shape', () => {
  const media = { 'application/pdf': { pointer: '#/', value: {} } };
  const calls = [{ id: 'getPdf', responses: { 200: { media } } }];
  expect(clientShapes({} as OpenApiDocument, calls as unknown as Call[]).answers).toEqual({});
});
