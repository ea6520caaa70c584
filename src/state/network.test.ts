// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { networkState, startNetwork } from './network';

afterEach(() => {
  vi.useRealTimers();
  Object.assign(networkState, { isOnline: true, offlineSince: null });
});

function connection(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('the connection is followed, with the time at which it was lost', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 4, 3, 24) });
  const stop = startNetwork();
  expect(networkState).toEqual({ isOnline: true, offlineSince: null });
  connection(false);
  expect(networkState).toEqual({ isOnline: false, offlineSince: 1799033040000 });
  connection(true);
  expect(networkState).toEqual({ isOnline: true, offlineSince: null });
  stop();
  connection(false);
  expect(networkState.isOnline).toBe(true);
});
