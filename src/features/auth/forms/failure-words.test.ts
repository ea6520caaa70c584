import { ApiError } from '@sdk';
import { expect, test } from 'vitest';
import { failureWords } from './failure-words';

const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);
const wrong = { operationId: 'login', body: { message: 'invalid token' } } as const;

test("the service's own sentence is shown in the language of the page", () => {
  const error = new ApiError({ ...wrong, kind: 'unauthorized', status: 401 });
  expect(failureWords(error, t, 'id')).toBe('Tautan tidak valid atau sudah kedaluwarsa.');
  expect(failureWords(error, t, 'en')).toBe('invalid token');
});

test.each(['network', 'timeout', 'server'] as const)('a %s failure is told in our words', (kind) => {
  expect(failureWords(new ApiError({ ...wrong, kind }), t, 'id')).toBe(`common:errors.${kind}`);
});

test('a refusal without a sentence is told in our words', () => {
  expect(failureWords(new ApiError({ operationId: 'login', kind: 'unauthorized' }), t, 'id')).toBe(
    'common:errors.unauthorized',
  );
});

test('a pause the service asks for is named in whole minutes', () => {
  const error = new ApiError({ ...wrong, kind: 'server', status: 429, retryAfter: 61 });
  expect(failureWords(error, t, 'id')).toBe('common:errors.tooMany {"count":2}');
});
