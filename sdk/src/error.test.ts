import { expect, test } from 'vitest';
import { ApiError, kindOf } from './error.ts';

const error = (body: unknown) => new ApiError({ operationId: 'login', kind: 'invalid', status: 422, body });

test('every status has a kind', () => {
  const statuses = [400, 401, 403, 404, 409, 410, 413, 415, 418, 422, 429, 500, 503];
  expect(statuses.map((status) => `${status} ${kindOf(status)}`)).toEqual([
    '400 invalid',
    '401 unauthorized',
    '403 server',
    '404 not-found',
    '409 conflict',
    '410 not-found',
    '413 invalid',
    '415 invalid',
    '418 server',
    '422 invalid',
    '429 server',
    '500 server',
    '503 server',
  ]);
});

test('the error has the messages of the service', () => {
  expect(error({ message: 'Data belum lengkap.', errors: { email: ['Wajib diisi.'] } })).toMatchObject({
    name: 'ApiError',
    message: 'Data belum lengkap.',
    hasServerMessage: true,
    fieldErrors: { email: ['Wajib diisi.'] },
  });
});

test('a body without a message gets a neutral one', () => {
  for (const body of [undefined, null, '', '<h1>Oops</h1>', 7, [], {}, { message: '' }, { message: 5 }]) {
    expect(error(body)).toMatchObject({
      message: 'The service refused what was sent.',
      hasServerMessage: false,
      fieldErrors: {},
    });
  }
});

test('malformed field errors are ignored', () => {
  expect(error({ errors: { email: 'Wajib diisi.', phone: [1, null], dob: null } }).fieldErrors).toEqual({
    email: ['Wajib diisi.'],
  });
  expect(error({ errors: 'no' }).fieldErrors).toEqual({});
});
