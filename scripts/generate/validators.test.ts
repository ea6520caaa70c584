import { expect, test } from 'vitest';
import { calls, type OpenApiDocument } from './document.ts';
import type { Validate } from './validator-runtime.ts';
import { validators } from './validators.ts';

const document = {
  openapi: '3.1.0',
  paths: {
    '/tours/{id}': {
      post: {
        operationId: 'rateTour',
        security: [{ bearer: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
          { name: 'country', in: 'query', schema: { $ref: '#/components/schemas/Ids' } },
          { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
          { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 8 } },
        ],
        responses: { 200: { $ref: '#/components/responses/Rated' } },
      },
    },
  },
  components: {
    schemas: { Ids: { type: 'array', maxItems: 3, items: { type: 'integer' } } },
    responses: {
      Rated: {
        content: {
          'application/json': {
            schema: { type: 'object', required: ['at'], properties: { at: { type: 'string', format: 'date' } } },
          },
        },
      },
    },
  },
} as unknown as OpenApiDocument;

async function createValidate(): Promise<Validate> {
  const code = await validators(document, calls(document));
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    validate: Validate;
  };
  return module.validate;
}

const validate = await createValidate();
const keywords = (...given: Parameters<Validate>) => {
  const result = validate(...given);
  return result.ok ? [] : result.errors.map(({ path, keyword }) => `${path} ${keyword}`);
};

test('parameters are coerced and get their defaults', () => {
  expect(validate('path', 'rateTour', null, { id: '7' })).toEqual({ ok: true, value: { id: 7 } });
  expect(validate('query', 'rateTour', null, { country: '1' })).toEqual({ ok: true, value: { country: [1], page: 1 } });
  expect(validate('query', 'rateTour', null, { country: ['1', '2'], page: '3' })).toEqual({
    ok: true,
    value: { country: [1, 2], page: 3 },
  });
});

test('a request too large for the document is refused for its size alone', () => {
  expect(keywords('query', 'rateTour', null, { country: ['a', 'b', 'c', 'd'], page: 'x' })).toEqual([
    '/country maxItems',
  ]);
  const flood = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, '']));
  expect(keywords('query', 'rateTour', null, flood)).toEqual([' maxProperties']);
});

test('a request list without maxItems is refused', async () => {
  const endless = JSON.parse(JSON.stringify(document).replace('"maxItems":3,', '')) as OpenApiDocument;
  await expect(validators(endless, calls(endless))).rejects.toThrow(
    'rateTour.country is a list of a request and needs maxItems',
  );
});

test('nothing is evaluated at run time', async () => {
  expect(await validators(document, calls(document))).not.toMatch(/new Function|\beval\(/);
});
