import { expect, test, vi } from 'vitest';
import { sayRetryLater } from './retry-later';

test('a failed answer gets Retry-After; other answers, and the browser, do not', () => {
  const setHeader = vi.fn();
  for (const statusCode of [200, 404]) sayRetryLater({ statusCode, setHeader });
  sayRetryLater(undefined);
  expect(setHeader).not.toHaveBeenCalled();
  sayRetryLater({ statusCode: 500, setHeader });
  expect(setHeader.mock.calls).toEqual([['Retry-After', '60']]);
});
