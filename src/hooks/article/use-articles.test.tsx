// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { freshCache } from '../../../tests/support/fresh-cache';
import type { ArticlesQuery } from './queries';
import { useArticles } from './use-articles';

const server = mockServer();
let current: ReturnType<typeof useArticles>;

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

function List({ query }: { query: ArticlesQuery | null }) {
  current = useArticles(query);
  return null;
}

const visaSearch = { search: 'visa waiver', limit: 9 };
const secondPage = { page: 2, limit: 9 };
const count = () => current.data?.data.length;

test('no request is sent until there is a query', async () => {
  const { rerender } = render(<List query={null} />, freshCache());
  expect(current.data).toBeUndefined();
  rerender(<List query={secondPage} />);
  await vi.waitFor(() => expect(count()).toBe(3));
});

test('the result of one query is not shown for the next', async () => {
  const { rerender } = render(<List query={secondPage} />, freshCache());
  await vi.waitFor(() => expect(count()).toBe(3));
  rerender(<List query={visaSearch} />);
  expect(current.data).toBeUndefined();
  await vi.waitFor(() => expect(count()).toBeGreaterThan(0));
});

test('a query that is set again after null has its result again', async () => {
  const { rerender } = render(<List query={secondPage} />, freshCache());
  await vi.waitFor(() => expect(count()).toBe(3));
  rerender(<List query={null} />);
  rerender(<List query={{ ...secondPage }} />);
  await vi.waitFor(() => expect(count()).toBe(3));
});

test('a failed query has an error, and a retry loads the result', async () => {
  server.faults.add({ operationId: 'listArticles', status: 501, times: 1 });
  render(<List query={secondPage} />, freshCache());
  await vi.waitFor(() => expect(current.error?.kind).toBe('server'));
  await act(async () => void current.mutate());
  await vi.waitFor(() => expect(count()).toBe(3));
  expect(current.error).toBeUndefined();
});
