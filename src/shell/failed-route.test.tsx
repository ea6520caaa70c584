// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { markAssetError } from '@/next-internals/for-tests';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { toastsState } from '@/state/toasts';
import { mockRouter, renderInShell } from '../../tests/support/render-in-shell';
import { ContentBoundary, mayReload, useFailedRoute } from './boundaries';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  sessionStorage.clear();
  networkState.isOnline = true;
  chunkFailureState.hasFailed = false;
  toastsState.items = [];
});

const toastTexts = () => toastsState.items.map(({ text }) => text);

const routeFailure = new Error('Failed to load script: /_next/static/chunks/pages/mice.js');
const options = { shallow: false };

function Probe() {
  useFailedRoute();
  return (
    <ContentBoundary>
      <p>isi halaman</p>
    </ContentBoundary>
  );
}

/** Renders the hook, with a listener of the router registered before it and another one after it. */
function renderWithListeners() {
  const router = mockRouter();
  const [earlier, later] = [vi.fn(), vi.fn()];
  router.events.on('routeChangeError', earlier);
  renderInShell(<Probe />, { router });
  router.events.on('routeChangeError', later);
  const fail = (error: Error = routeFailure) => router.events.emit('routeChangeError', error, '/mice', options);
  return { fail, received: () => ({ earlier: earlier.mock.calls, later: later.mock.calls }) };
}

const originalEvent = [routeFailure, '/mice', options];
const cancelledEvent = [expect.objectContaining({ cancelled: true }), '/mice', options];

test('a route that failed to load is reloaded once by Next, then all listeners get a cancelled navigation', async () => {
  const { fail, received } = renderWithListeners();
  expect(fail).not.toThrow();
  expect(received()).toEqual({ earlier: [originalEvent], later: [originalEvent] });
  expect(screen.getByText('isi halaman')).toBeTruthy();
  await act(async () => expect(fail).toThrow(expect.objectContaining({ cancelled: true })));
  expect(received()).toEqual({
    earlier: [originalEvent, originalEvent, cancelledEvent],
    later: [originalEvent, cancelledEvent],
  });
  expect(screen.getByRole('heading', { name: 'Sebagian halaman gagal diunduh' })).toBeTruthy();
});

test('offline a failed script or style sheet cancels the navigation with a toast, and no reload is used up', () => {
  networkState.isOnline = false;
  const { fail } = renderWithListeners();
  expect(fail).toThrow(expect.objectContaining({ cancelled: true }));
  expect(() => fail(markAssetError(new TypeError('Failed to fetch')))).toThrow();
  expect([toastTexts().length > 0, chunkFailureState.hasFailed, mayReload()]).toEqual([true, false, true]);
});

test.each([
  ['a failed API call', new TypeError('Failed to fetch')],
  ['a navigation that a newer one cancels', Object.assign(new Error('Route Cancelled'), { cancelled: true })],
])('%s is not handled', (_, error) => {
  networkState.isOnline = false;
  const { fail, received } = renderWithListeners();
  expect(() => fail(error)).not.toThrow();
  expect([received().later.length, toastTexts()]).toEqual([1, []]);
});
