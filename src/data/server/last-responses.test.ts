import { expect, test } from 'vitest';
import { lastResponse, saveResponse } from './last-responses';

test('the last three hundred responses are stored, one for each query', () => {
  const responses = Array.from({ length: 300 }, (_, id) => ({ id }));
  for (const response of responses) saveResponse(`query ${response.id}`, response);
  const newResponse = { id: 1000 };
  saveResponse('query 0', newResponse);
  saveResponse('another query', newResponse);
  expect(lastResponse('query 0')).toBe(newResponse);
  expect(lastResponse('query 1')).toBeNull();
  expect(lastResponse('query 2')).toBe(responses[2]);
  saveResponse('query 2', null);
  expect(lastResponse('query 2')).toBeNull();
});
