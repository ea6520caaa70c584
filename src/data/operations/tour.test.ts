// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { freshCache } from '../../../tests/support/fresh-cache';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { useTours } from './tour';

const server = withMockServer();

test('a failed query does not keep the result of another one, and a retry loads its result', async () => {
  const useSearch = (search: string) => useTours({ page: 1, limit: 9, search });
  const { result, rerender } = renderHook(useSearch, { ...freshCache(), initialProps: 'Vietnam' });
  const waitForTours = (count: number) => vi.waitFor(() => expect(result.current.data?.data).toHaveLength(count));
  await waitForTours(2);
  server.faults.add({ operationId: 'listTours', status: 501, times: 1 });
  rerender('Turki Lengkap');
  await vi.waitFor(() => expect(result.current.error?.kind).toBe('server'));
  expect(result.current.data).toBeUndefined();
  await act(async () => void result.current.mutate());
  await waitForTours(1);
  expect(result.current.error).toBeUndefined();
});

test('the region of a page replaces that of the query', async () => {
  const { result } = renderHook(() => useTours({ page: 1, limit: 9, regional_id: 5 }, 1), freshCache());
  await vi.waitFor(() => expect(result.current.data?.data).toHaveLength(9));
  expect(new Set(result.current.data?.data.map(({ regionalId }) => regionalId))).toEqual(new Set([1]));
});
