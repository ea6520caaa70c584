// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apiQuery } from '@/api/query';
import { progressState } from '@/state/progress';
import { freshCache } from '../../tests/support/fresh-cache';
import { withMockServer } from '../../tests/support/with-mock-server';
import { useApiQuery } from './use-api-query';

const server = withMockServer();
const regionals = apiQuery('listRegionals', {});

function renderQuery(isEnabled = true) {
  const { result } = renderHook(() => useApiQuery(isEnabled ? regionals : null), freshCache());
  return result;
}

test('data is the whole envelope, and the progress bar shows the request', async () => {
  const hook = renderQuery();
  expect([hook.current.isLoading, progressState.pending]).toEqual([true, 1]);
  await vi.waitFor(() => expect(hook.current.data?.success).toBe(true));
  expect(hook.current.data?.data[0]?.name).toBeTruthy();
  expect(progressState.pending).toBe(0);
});

test('null sends no request', () => {
  expect(renderQuery(false).current).toMatchObject({ isLoading: false, data: undefined });
  expect(server.calls.all()).toEqual([]);
});

test('a failure of the service keeps its kind, and a retry clears it', async () => {
  server.faults.add({ operationId: 'listRegionals', status: 501, times: 1 });
  const hook = renderQuery();
  await vi.waitFor(() => expect(hook.current.error).toMatchObject({ kind: 'server', status: 501 }));
  expect(progressState.pending).toBe(0);
  await act(() => hook.current.mutate());
  expect(hook.current.error).toBeUndefined();
});
