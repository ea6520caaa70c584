import { createClient } from '@sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { lazyClient } from '@/data/call-in-browser';
import { queryKey } from '@/data/sdk-values';
import { useRead } from '@/data/use-read';
import { freshCache } from './fresh-cache.tsx';

/**
 * Sets up a service that responds to every request with one status, a client without retries of its own, fake timers,
 * and a browser whose connection and visibility the test sets. Registers the hooks for set-up and clean-up itself.
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
    // Random delays have their mean length.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const client = createClient({ baseUrl: 'http://service.test', retries: 0 });
    vi.spyOn(lazyClient, 'load').mockResolvedValue(client);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    vi.stubGlobal('fetch', async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      service.requests.push(Date.now());
      const body = service.status === 200 ? { success: true, data: [] } : { success: false, message: 'rusak' };
      return Response.json(body, { status: service.status, headers: service.headers });
    });
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  return {
    service,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    setConnection: (isConnected: boolean) =>
      act(async () => {
        isOnline = isConnected;
        window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
      }),
    setVisibility: (state: DocumentVisibilityState) =>
      act(async () => {
        visibility = state;
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}

/** Mounts a hook that reads the dates of a tour. `seen` returns the states it has had, without repetitions. */
export function renderDatesQuery(id: number, cacheOptions = freshCache()) {
  const states: string[] = [];
  const { result, unmount } = renderHook(() => {
    const query = useRead(queryKey('listItineraries', { path: { id } }));
    states.push(query.data ? 'loaded' : query.error ? 'failed' : 'loading');
    return query;
  }, cacheOptions);
  return {
    unmount,
    seen: () => states.filter((state, index) => state !== states[index - 1]),
    tryAgain: () => act(async () => void result.current.mutate().catch(() => undefined)),
  };
}
