// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { mayReload } from './chunk-reload';
import { useFailedRoute } from './use-failed-route';

const failure = new Error('Failed to load script: /_next/static/chunks/pages/mice.js');
const options = { shallow: false };

function Probe() {
  useFailedRoute();
  return null;
}

/** Renders the hook, with a listener of the router registered before it and another one after it. */
function renderWithListeners() {
  const router = mockRouter();
  const [earlier, later] = [vi.fn(), vi.fn()];
  router.events.on('routeChangeError', earlier);
  renderInShell(<Probe />, { router });
  router.events.on('routeChangeError', later);
  const fail = () => router.events.emit('routeChangeError', failure, '/mice', options);
  return { fail, received: () => ({ earlier: earlier.mock.calls, later: later.mock.calls }) };
}

beforeEach(() => {
  sessionStorage.clear();
  chunkFailureState.hasFailed = false;
  networkState.isOnline = true;
});

const originalEvent = [failure, '/mice', options];
const cancelledEvent = [expect.objectContaining({ cancelled: true }), '/mice', options];

test.each([
  ['without a connection', false, () => Object.assign(networkState, { isOnline: false })],
  ['after a reload that did not help', true, () => mayReload()],
])('%s all listeners get a cancelled navigation', (_, hasFailed, prepare) => {
  prepare();
  const { fail, received } = renderWithListeners();
  expect(fail).toThrow(expect.objectContaining({ cancelled: true }));
  expect(received()).toEqual({ earlier: [originalEvent, cancelledEvent], later: [cancelledEvent] });
  expect(chunkFailureState.hasFailed).toBe(hasFailed);
});

test('when Next reloads the page, nothing is cancelled', () => {
  const { fail, received } = renderWithListeners();
  expect(fail).not.toThrow();
  expect(received()).toEqual({ earlier: [originalEvent], later: [originalEvent] });
});
