// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { networkState, startNetwork } from './network';

afterEach(() => {
  vi.useRealTimers();
  Object.assign(networkState, { isOnline: true, offlineSince: null });
});

function setConnection(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('the state follows the connection and has the time at which it was lost', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 4, 3, 24) });
  const stop = startNetwork();
  expect(networkState).toEqual({ isOnline: true, offlineSince: null });
  setConnection(false);
  expect(networkState).toEqual({ isOnline: false, offlineSince: 1799033040000 });
  setConnection(true);
  expect(networkState).toEqual({ isOnline: true, offlineSince: null });
  stop();
  setConnection(false);
  expect(networkState.isOnline).toBe(true);
});

test('a page that is opened offline says no time, because its data is older', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = startNetwork();
  expect(networkState).toEqual({ isOnline: false, offlineSince: null });
  stop();
});
