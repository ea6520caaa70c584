// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { freshCache } from '../../../tests/support/fresh-cache';
import { useTours } from './use-tours';

const server = mockServer();
let shown: ReturnType<typeof useTours>;

beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  server.reset();
});
afterAll(() => server.close());

function List({ search }: { search: string }) {
  shown = useTours({ page: 1, limit: 9, search });
  return null;
}

const titles = () => shown.data?.data.map(({ title }) => title) ?? [];

test('the answer to the next question replaces the one before', async () => {
  const { rerender } = render(<List search="Vietnam" />, freshCache());
  await vi.waitFor(() => expect(titles()).toHaveLength(2));
  rerender(<List search="Turki Lengkap" />);
  await vi.waitFor(() => expect(titles()).toHaveLength(1));
});

test('a failing question does not keep the answer to another one, and asking again helps', async () => {
  const { rerender } = render(<List search="Vietnam" />, freshCache());
  await vi.waitFor(() => expect(titles()).toHaveLength(2));
  server.faults.add({ operationId: 'listTours', status: 500, times: 1 });
  rerender(<List search="Turki Lengkap" />);
  await vi.waitFor(() => expect(shown.error?.kind).toBe('server'));
  expect(shown.data).toBeUndefined();
  await act(async () => void shown.mutate());
  await vi.waitFor(() => expect(titles()).toHaveLength(1));
  expect(shown.error).toBeUndefined();
});
