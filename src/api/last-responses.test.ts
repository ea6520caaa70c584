import { afterEach, expect, test, vi } from 'vitest';
import { cachedResponse, expireResponses, lastResponse, saveResponse } from './last-responses';

afterEach(() => vi.useRealTimers());

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

test('a response is young for a time, and until something is published', () => {
  vi.useFakeTimers();
  const response = { id: 1 };
  saveResponse('young', response);
  vi.advanceTimersByTime(999);
  expect(cachedResponse('young', 1000)).toBe(response);
  vi.advanceTimersByTime(1);
  expect([cachedResponse('young', 1000), lastResponse('young')]).toEqual([null, response]);
  saveResponse('young', response);
  expireResponses();
  expect(cachedResponse('young', 1000)).toBeNull();
  vi.advanceTimersByTime(1);
  saveResponse('young', response);
  expect(cachedResponse('young', 1000)).toBe(response);
});
