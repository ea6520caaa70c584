import { expect, test } from 'vitest';
import { clientShapes } from './client-shapes.ts';
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

function shapesOf(schema: Schema): string {
  const document = { openapi: '3.1.0', paths: {}, components: { schemas } } as OpenApiDocument;
  const media = { 'application/json': { pointer: '#/', value: { schema } } };
  return clientShapes(document, [{ id: 'getTour', responses: { 200: media } } as unknown as Call]);
}

test('a shape has the required fields, with the schema names of the document', () => {
  const data = { type: 'object', required: ['data'], properties: { data: ref('Tour') } };
  const shapes = shapesOf({ allOf: [ref('Envelope'), data] });
  expect(shapes).toContain('getTour: {"success":1,"data":"Tour"},');
  expect(shapes).toContain('Tour: {"name":1,"price":0,"visa":["?","Tree"],"guide":0,"notes":["?",[1]],"extra":null},');
  // A recursive schema is resolved only once.
  expect(shapes).toContain('Tree: {"branches":[null]},');
  expect(shapes).not.toContain('Name');
});

test('a file has no shape', () => {
  const calls = [{ id: 'getPdf', responses: { 200: { 'application/pdf': { pointer: '#/', value: {} } } } }];
  expect(clientShapes({} as OpenApiDocument, calls as unknown as Call[])).not.toContain('getPdf');
});
