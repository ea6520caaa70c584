import { expect, test, vi } from 'vitest';
import { documentRequestId } from './document-request-id';
import { refusalOf } from './reading-only';
import { setRetryAfter } from './retry-after';

test('only GET and HEAD are accepted', () => {
  expect([refusalOf('GET'), refusalOf('HEAD')]).toEqual([null, null]);
  for (const method of ['POST', 'OPTIONS', 'get', undefined])
    expect(refusalOf(method)).toEqual({ status: 405, headers: { Allow: 'GET, HEAD' } });
});

test('a failed response gets Retry-After; other responses, and the browser, do not', () => {
  const setHeader = vi.fn();
  for (const statusCode of [200, 404]) setRetryAfter({ statusCode, setHeader });
  setRetryAfter(undefined);
  expect(setHeader).not.toHaveBeenCalled();
  setRetryAfter({ statusCode: 500, setHeader });
  expect(setHeader.mock.calls).toEqual([['Retry-After', '60']]);
});

const navigation = (serverTiming?: { name: string; description: string }[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming } as unknown as PerformanceEntry]);

test('the id is that of the navigation', () => {
  navigation([
    { name: 'cache', description: 'HIT' },
    { name: 'request', description: '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11' },
  ]);
  expect(documentRequestId()).toBe('5f0c1d2e8a474c1b9d6e2b7f3a9c0e11');
});

test('without the header, and in a browser that does not show it, there is no id', () => {
  navigation([]);
  expect(documentRequestId()).toBeUndefined();
  navigation();
  expect(documentRequestId()).toBeUndefined();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(documentRequestId()).toBeUndefined();
});
