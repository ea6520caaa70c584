// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { freshCache } from '../../../tests/support/fresh-cache';
import type { ArticlesQuery } from './queries';
import { useArticles } from './use-articles';

const server = mockServer();
let shown: ReturnType<typeof useArticles>;

beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  server.reset();
});
afterAll(() => server.close());

function List({ query }: { query: ArticlesQuery | null }) {
  shown = useArticles(query);
  return null;
}

const visa = { search: 'visa waiver', limit: 9 };
const second = { page: 2, limit: 9 };
const count = () => shown.data?.data.length;

test('nothing is asked until there is a question', async () => {
  const { rerender } = render(<List query={null} />, freshCache());
  expect(shown.data).toBeUndefined();
  rerender(<List query={second} />);
  await vi.waitFor(() => expect(count()).toBe(3));
});

test('the answer to one question is not shown for the next', async () => {
  const { rerender } = render(<List query={second} />, freshCache());
  await vi.waitFor(() => expect(count()).toBe(3));
  rerender(<List query={visa} />);
  expect(shown.data).toBeUndefined();
  await vi.waitFor(() => expect(count()).toBeGreaterThan(0));
});

test('a question asked again after none is answered again', async () => {
  const { rerender } = render(<List query={second} />, freshCache());
  await vi.waitFor(() => expect(count()).toBe(3));
  rerender(<List query={null} />);
  rerender(<List query={{ ...second }} />);
  await vi.waitFor(() => expect(count()).toBe(3));
});

test('a failing question says so, and asking again helps', async () => {
  server.faults.add({ operationId: 'listArticles', status: 500, times: 1 });
  render(<List query={second} />, freshCache());
  await vi.waitFor(() => expect(shown.error?.kind).toBe('server'));
  await act(async () => void shown.mutate());
  await vi.waitFor(() => expect(count()).toBe(3));
  expect(shown.error).toBeUndefined();
});
