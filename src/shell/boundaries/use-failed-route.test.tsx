// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { renderInShell, stillRouter } from '../../../tests/support/render-in-shell';
import { mayReload } from './chunk-reload';
import { useFailedRoute } from './use-failed-route';

const failure = new Error('Failed to load script: /_next/static/chunks/pages/mice.js');
const options = { shallow: false };

function Judge() {
  useFailedRoute();
  return null;
}

/** One listens before the judge, one after it. */
function judged() {
  const router = stillRouter();
  const [earlier, later] = [vi.fn(), vi.fn()];
  router.events.on('routeChangeError', earlier);
  renderInShell(<Judge />, { router });
  router.events.on('routeChangeError', later);
  const fail = () => router.events.emit('routeChangeError', failure, '/mice', options);
  return { fail, heard: () => ({ earlier: earlier.mock.calls, later: later.mock.calls }) };
}

beforeEach(() => {
  sessionStorage.clear();
  chunkFailureState.hasFailed = false;
  networkState.isOnline = true;
});
afterEach(cleanup);

const itself = [failure, '/mice', options];
const calledOff = [expect.objectContaining({ cancelled: true }), '/mice', options];

test.each([
  ['without a connection', false, () => Object.assign(networkState, { isOnline: false })],
  ['after a reload that did not help', true, () => mayReload()],
])('%s all hear that the navigation is called off', (_, hasFailed, before) => {
  before();
  const { fail, heard } = judged();
  expect(fail).toThrow(expect.objectContaining({ cancelled: true }));
  expect(heard()).toEqual({ earlier: [itself, calledOff], later: [calledOff] });
  expect(chunkFailureState.hasFailed).toBe(hasFailed);
});

test('where Next is to load the address anew nothing is called off', () => {
  const { fail, heard } = judged();
  expect(fail).not.toThrow();
  expect(heard()).toEqual({ earlier: [itself], later: [itself] });
});
