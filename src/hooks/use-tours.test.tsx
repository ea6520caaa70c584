// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { freshCache } from '../../tests/support/fresh-cache';
import { withMockServer } from '../../tests/support/with-mock-server';
import { useTours } from './use-tours';

const server = withMockServer();
let current: ReturnType<typeof useTours>;

function List({ search }: { search: string }) {
  current = useTours({ page: 1, limit: 9, search });
  return null;
}

const titles = () => current.data?.data.map(({ title }) => title) ?? [];

test('a failed query does not keep the result of another one, and a retry loads its result', async () => {
  const { rerender } = render(<List search="Vietnam" />, freshCache());
  await vi.waitFor(() => expect(titles()).toHaveLength(2));
  server.faults.add({ operationId: 'listTours', status: 501, times: 1 });
  rerender(<List search="Turki Lengkap" />);
  await vi.waitFor(() => expect(current.error?.kind).toBe('server'));
  expect(current.data).toBeUndefined();
  await act(async () => void current.mutate());
  await vi.waitFor(() => expect(titles()).toHaveLength(1));
  expect(current.error).toBeUndefined();
});
