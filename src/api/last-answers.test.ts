import { expect, test } from 'vitest';
import { lastAnswer, saveAnswer } from './last-answers';

test('the last three hundred responses are stored, one for each query', () => {
  const responses = Array.from({ length: 300 }, (_, id) => ({ id }));
  for (const response of responses) saveAnswer(`query ${response.id}`, response);
  const newResponse = { id: 1000 };
  saveAnswer('query 0', newResponse);
  saveAnswer('another query', newResponse);
  expect(lastAnswer('query 0')).toBe(newResponse);
  expect(lastAnswer('query 1')).toBeNull();
  expect(lastAnswer('query 2')).toBe(responses[2]);
  saveAnswer('query 2', null);
  expect(lastAnswer('query 2')).toBeNull();
});
