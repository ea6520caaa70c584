import { expect, test, vi } from 'vitest';
import { setRetryAfter } from './retry-after';

test('a failed response gets Retry-After; other responses, and the browser, do not', () => {
  const setHeader = vi.fn();
  for (const statusCode of [200, 404]) setRetryAfter({ statusCode, setHeader });
  setRetryAfter(undefined);
  expect(setHeader).not.toHaveBeenCalled();
  setRetryAfter({ statusCode: 500, setHeader });
  expect(setHeader.mock.calls).toEqual([['Retry-After', '60']]);
});
