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

test('without a query nothing is requested', async () => {
  const { rerender } = render(<List query={null} />, freshCache());
  expect(shown.data).toBeUndefined();
  rerender(<List query={second} />);
  await vi.waitFor(() => expect(count()).toBe(3));
});

test('the answer to one query is not shown for the next', async () => {
  const { rerender } = render(<List query={second} />, freshCache());
  await vi.waitFor(() => expect(count()).toBe(3));
  rerender(<List query={visa} />);
  expect(shown.data).toBeUndefined();
  await vi.waitFor(() => expect(count()).toBeGreaterThan(0));
});

test('a query repeated after none is answered again', async () => {
  const { rerender } = render(<List query={second} />, freshCache());
  await vi.waitFor(() => expect(count()).toBe(3));
  rerender(<List query={null} />);
  rerender(<List query={{ ...second }} />);
  await vi.waitFor(() => expect(count()).toBe(3));
});

test('a failed query reports its error, and a retry helps', async () => {
  server.faults.add({ operationId: 'listArticles', status: 500, times: 1 });
  render(<List query={second} />, freshCache());
  await vi.waitFor(() => expect(shown.error?.kind).toBe('server'));
  await act(async () => void shown.mutate());
  await vi.waitFor(() => expect(count()).toBe(3));
  expect(shown.error).toBeUndefined();
});

test('a reader that cannot be downloaded is a network error, and a retry downloads it', async () => {
  vi.doMock('./articles-reader', () => {
    throw new Error('Loading chunk 12 failed.');
  });
  render(<List query={second} />, freshCache());
  await vi.waitFor(() => expect(shown.error?.kind).toBe('network'));
  vi.doUnmock('./articles-reader');
  act(() => shown.retry());
  await vi.waitFor(() => expect(count()).toBe(3));
});
