// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { renderInShell, stillRouter } from '../../../tests/support/render-in-shell';
import { useFailedRoute } from './use-failed-route';

const failure = new Error('Failed to load script: /_next/static/chunks/pages/mice.js');
const options = { shallow: false };

function Judge() {
  useFailedRoute();
  return null;
}

function judged() {
  const router = stillRouter();
  renderInShell(<Judge />, { router });
  const later = vi.fn();
  router.events.on('routeChangeError', later);
  return { later, fail: () => router.events.emit('routeChangeError', failure, '/mice', options) };
}

beforeEach(() => {
  sessionStorage.clear();
  chunkFailureState.hasFailed = false;
  networkState.isOnline = true;
});
afterEach(cleanup);

test('who listens after the judge hears once of a navigation that is called off', () => {
  networkState.isOnline = false;
  const { later, fail } = judged();
  expect(fail).toThrow(expect.objectContaining({ cancelled: true }));
  expect(later.mock.calls).toEqual([[expect.objectContaining({ cancelled: true }), '/mice', options]]);
});

test('where Next is to load the address anew nothing is called off', () => {
  const { later, fail } = judged();
  expect(fail).not.toThrow();
  expect(later.mock.calls).toEqual([[failure, '/mice', options]]);
});
