// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClient } from '@/api/browser-client';
import { apiQuery } from '@/api/query';
import { progressState } from '@/state/progress';
import { freshCache } from '../../tests/support/fresh-cache';
import { useApiQuery } from './use-api-query';

const dates = (id: number) => apiQuery('listItineraries', { path: { id } });

// Runs before the client is created, so that every pause has its middle length.
vi.hoisted(() => {
  Math.random = () => 0.5;
});

let status: number;
let asked: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  status = 500;
  asked = [];
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now());
    const body = status === 200 ? { success: true, data: [] } : { success: false, message: 'rusak' };
    return Response.json(body, { status });
  });
});

afterEach(async () => {
  cleanup();
  // Closes the circuit breaker for the next test with a successful answer.
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  await browserClient.call('listItineraries', { path: { id: 1 } });
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function read(id: number, shared = freshCache()) {
  const seen: unknown[] = [];
  const { result, unmount } = renderHook(() => {
    const answer = useApiQuery(dates(id));
    const { data, error } = answer;
    seen.push(data ? 'there' : error ? 'failed' : 'waiting');
    return answer;
  }, shared);
  return { result, unmount, seen: () => seen.filter((state, index) => state !== seen[index - 1]) };
}

test('a failed query is retried in the background, and the screen changes from failed to loaded', async () => {
  const { seen } = read(1);
  await pass(1_000);
  expect([asked, seen(), progressState.pending]).toEqual([[0], ['waiting', 'failed'], 0]);
  await pass(6_000);
  expect(asked).toEqual([0, 2_000, 6_000]);
  status = 200;
  await pass(8_000);
  expect([asked, seen()]).toEqual([
    [0, 2_000, 6_000, 14_000],
    ['waiting', 'failed', 'there'],
  ]);
});

test('a single short failure stays invisible', async () => {
  status = 503;
  const { seen } = read(2);
  await pass(100);
  status = 200;
  await pass(1_400);
  expect([asked, seen()]).toEqual([
    [0, 1_400],
    ['waiting', 'there'],
  ]);
});

test('a definite refusal is not retried', async () => {
  status = 404;
  read(3);
  await pass(600_000);
  expect(asked).toEqual([0]);
});

test('the progress bar shows requests of the visitor, and not background retries', async () => {
  const { result } = read(4);
  await pass(100);
  const pending: number[] = [];
  vi.stubGlobal('fetch', async () => {
    pending.push(progressState.pending);
    return Response.json({ success: false }, { status: 500 });
  });
  await pass(2_000);
  await act(async () => void result.current.mutate().catch(() => undefined));
  await pass(100);
  expect(pending).toEqual([0, 1]);
});

test('after five failures nothing is sent automatically, neither retries nor new screens; a press is', async () => {
  const rows = [5, 6, 7, 8, 9].map((id) => read(id));
  await pass(100);
  expect(asked).toHaveLength(5);
  await pass(9_000);
  const next = read(10);
  await pass(100);
  expect([asked.length, next.seen()]).toEqual([5, ['waiting', 'failed']]);
  await act(async () => void rows[0]?.result.current.mutate().catch(() => undefined));
  expect(asked).toHaveLength(6);
  status = 200;
  await pass(20_000);
  expect(rows.map(({ seen }) => seen())).toEqual(Array(5).fill(['waiting', 'failed', 'there']));
  expect(next.seen()).toEqual(['waiting', 'failed', 'there']);
});

test('after the pause one call tries, and no other while the host still fails', async () => {
  for (const id of [11, 12, 13, 14, 15]) read(id);
  await pass(9_999);
  expect(asked).toHaveLength(5);
  await pass(1_000);
  expect(asked).toHaveLength(6);
  await pass(15_000);
  expect(asked).toHaveLength(6);
});

test('a part that is remounted all the time sends at most one request a second', async () => {
  const shared = freshCache();
  for (let time = 0; time < 40; time += 1) {
    const { unmount } = read(16, shared);
    await pass(250);
    unmount();
  }
  const gaps = asked.map((at, index) => at - (asked[index - 1] ?? Number.NEGATIVE_INFINITY));
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
});
