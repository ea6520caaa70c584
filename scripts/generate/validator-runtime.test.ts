import { Ajv2020, type Schema } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createValidate } from './validator-runtime.ts';

const json = (schema: Schema) => new Ajv2020({ allErrors: true }).compile(schema);
const form = (schema: Schema) => new Ajv2020({ allErrors: true, coerceTypes: 'array' }).compile(schema);
const closed = (properties: object, rest: object = {}) => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...rest,
});

const validate = createValidate({
  'response getTour 200': { isForm: false, shapes: [json(closed({ id: { type: 'integer' } }, { required: ['id'] }))] },
  'response getItineraryPdf 200': { isForm: false, shapes: [] },
  'body updateUser multipart/form-data': {
    isForm: true,
    shapes: [
      form(closed({ first_name: { type: 'string' }, id_city: { type: 'integer' } }, { minProperties: 1 })),
      form(closed({ photo: { type: 'string', pattern: '^file:' } }, { required: ['photo'] })),
      form(closed({ old: { type: 'string' }, next: { type: 'string' } }, { required: ['old', 'next'] })),
    ],
  },
});
const update = (value: object) => validate('body', 'updateUser', 'multipart/form-data', value);
const problems = (value: object) => {
  const result = update(value);
  return result.ok ? [] : result.errors.map(({ path, keyword }) => `${path} ${keyword}`);
};

test('an undocumented response is not valid', () => {
  expect(validate('response', 'getTour', 418, {})).toMatchObject({ ok: false, errors: [{ keyword: 'documented' }] });
});

test('a response without JSON is not validated', () => {
  expect(validate('response', 'getItineraryPdf', 200, 'bytes')).toEqual({ ok: true, value: 'bytes' });
});

test('a form is coerced without touching the original', () => {
  const value = { id_city: '3' };
  expect(update(value)).toEqual({ ok: true, value: { id_city: 3 } });
  expect(value).toEqual({ id_city: '3' });
});

test('a form gets the errors of the most similar shape', () => {
  expect(problems({ id_city: 'abc' })).toEqual(['/id_city type']);
  expect(problems({ photo: 'text' })).toEqual(['/photo pattern']);
  expect(problems({ next: 'secret' })).toEqual([' required']);
  expect(problems({})).toEqual([' minProperties']);
  expect(problems({ photo: 'file:image/png;3', first_name: 'Ratna' })).toEqual([' additionalProperties']);
});
