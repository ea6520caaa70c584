import { expect, test } from 'vitest';
import { errorStatus } from './error-status';

test('the status of the response is used first, then that of the error, then 500', () => {
  expect(errorStatus({ statusCode: 404 }, { statusCode: 500 })).toBe(404);
  expect(errorStatus(undefined, { statusCode: 400 })).toBe(400);
  expect(errorStatus(undefined, null)).toBe(500);
  expect(errorStatus({ statusCode: 200 }, undefined)).toBe(500);
});
