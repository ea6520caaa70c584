import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { browserClient } from '@/api/browser-client';
import { apiQuery } from '@/api/query';
import { useApiQuery } from '@/hooks/use-api-query';
import { freshCache } from './fresh-cache.tsx';

/**
 * Sets up a service that answers every request with one status, fake timers, and a browser whose connection and
 * visibility the test sets. Registers its own set-up and clean-up.
 */
export function failingService() {
  const service = {
    status: 500,
    headers: {} as Record<string, string>,
    /** The times of all requests in milliseconds since the test began. */
    requests: [] as number[],
  };
  let isOnline: boolean;
  let visibility: DocumentVisibilityState;

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    Object.assign(service, { status: 500, headers: {}, requests: [] });
    isOnline = true;
    visibility = 'visible';
    // Random pauses have their middle length.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    vi.stubGlobal('fetch', async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      service.requests.push(Date.now());
      const body = service.status === 200 ? { success: true, data: [] } : { success: false, message: 'rusak' };
      return Response.json(body, { status: service.status, headers: service.headers });
    });
  });

  afterEach(async () => {
    cleanup();
    // Closes the circuit breaker for the next test with a successful answer.
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
    await browserClient.call('listItineraries', { path: { id: 1 } });
    vi.useRealTimers();
  });

  return {
    service,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    setConnection: (isThere: boolean) =>
      act(async () => {
        isOnline = isThere;
        window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
      }),
    setVisibility: (state: DocumentVisibilityState) =>
      act(async () => {
        visibility = state;
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}

/** Mounts a component that reads the dates of a tour. `seen` lists the states that it went through. */
export function readDates(id: number, shared = freshCache()) {
  const states: string[] = [];
  const { result, unmount } = renderHook(() => {
    const answer = useApiQuery(apiQuery('listItineraries', { path: { id } }));
    states.push(answer.data ? 'loaded' : answer.error ? 'failed' : 'loading');
    return answer;
  }, shared);
  return {
    unmount,
    seen: () => states.filter((state, index) => state !== states[index - 1]),
    error: () => result.current.error,
    tryAgain: () => act(async () => void result.current.mutate().catch(() => undefined)),
  };
}
