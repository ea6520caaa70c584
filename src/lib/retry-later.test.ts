import { expect, test, vi } from 'vitest';
import { sayRetryLater } from './retry-later';

test('an answer that failed says when to come back; others, and the browser, say nothing', () => {
  const setHeader = vi.fn();
  for (const statusCode of [200, 404]) sayRetryLater({ statusCode, setHeader });
  sayRetryLater(undefined);
  expect(setHeader).not.toHaveBeenCalled();
  sayRetryLater({ statusCode: 500, setHeader });
  expect(setHeader.mock.calls).toEqual([['Retry-After', '60']]);
});
