import { expect, test } from 'vitest';
import { ApiError, kindOf } from './error.ts';

const error = (body: unknown) => new ApiError({ operationId: 'login', kind: 'invalid', status: 422, body });

test('every status has a kind', () => {
  const kinds = { invalid: [400, 413, 415, 422], unauthorized: [401], 'not-found': [404, 410], conflict: [409] };
  for (const [kind, statuses] of Object.entries({ ...kinds, server: [403, 418, 429, 500, 503] }))
    expect(statuses.map(kindOf)).toEqual(statuses.map(() => kind));
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

test.each([
  [403, undefined, 'The service does not allow this.'],
  [429, undefined, 'The service got too many requests. Wait a moment.'],
  [429, '30', 'The service got too many requests. Wait 30 s.'],
])('a %i without a message, with Retry-After %s, has its own', (status, seconds, message) => {
  const headers = new Headers(seconds ? { 'retry-after': seconds } : {});
  const refusal = (body: unknown) => new ApiError({ operationId: 'login', kind: 'server', status, headers, body });
  expect(refusal('')).toMatchObject({ message, hasServerMessage: false });
  expect(refusal({ message: 'Terlalu banyak percobaan.' }).message).toBe('Terlalu banyak percobaan.');
});

test('malformed field errors are ignored', () => {
  expect(error({ errors: { email: 'Wajib diisi.', phone: [1, null], dob: null } }).fieldErrors).toEqual({
    email: ['Wajib diisi.'],
  });
  expect(error({ errors: 'no' }).fieldErrors).toEqual({});
});

test('the error has the answer, its request id and its pause', () => {
  const headers = new Headers({ 'x-request-id': 'visit-12345', 'retry-after': '30' });
  const body = { message: 'Sibuk.', code: 'busy' };
  const busy = new ApiError({ operationId: 'login', kind: 'server', status: 503, body, headers });
  expect(busy).toMatchObject({ body, headers, requestId: 'visit-12345', retryAfter: 30 });
});

test('the error of an answer that breaks the document says where and what was expected', () => {
  const mismatch = { path: '/data/title', expected: 'a text or a number' };
  const details = { kind: 'server', status: 200, mismatch } as const;
  const broken = new ApiError({ operationId: 'getTour', body: { message: 'Semua baik.' }, ...details });
  expect(broken.message).toBe(
    'The service gave an answer that cannot be used. At "/data/title" of getTour the API document has a text or a number.',
  );
  expect(broken.hasServerMessage).toBe(false);
});

test('the error is serialised with its message, and without the answer', () => {
  const body = { message: 'Data belum lengkap.', errors: { email: ['Wajib diisi.'] }, secret: 'x' };
  expect(JSON.parse(JSON.stringify(error(body)))).toEqual({
    name: 'ApiError',
    message: 'Data belum lengkap.',
    operationId: 'login',
    kind: 'invalid',
    status: 422,
    hasServerMessage: true,
    fieldErrors: { email: ['Wajib diisi.'] },
    mayHaveArrived: false,
  });
});
