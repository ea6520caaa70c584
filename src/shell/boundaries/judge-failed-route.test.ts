// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { markAssetError } from '@/next-internals/for-tests';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { judgeFailedRoute } from './use-failed-route';

const failure = new Error('Failed to load script: /_next/static/chunks/pages/mice.js');

beforeEach(() => {
  sessionStorage.clear();
  chunkFailureState.hasFailed = false;
  networkState.isOnline = true;
});

test('the first failure reloads, the second within a minute shows an error', () => {
  expect(judgeFailedRoute(failure)).toBe('reload');
  expect(chunkFailureState.hasFailed).toBe(false);
  expect(judgeFailedRoute(failure)).toBe('failed');
  expect(chunkFailureState.hasFailed).toBe(true);
});

test('offline the page stays and no reload is used up', () => {
  networkState.isOnline = false;
  expect(judgeFailedRoute(failure)).toBe('offline');
  networkState.isOnline = true;
  expect(judgeFailedRoute(failure)).toBe('reload');
});

test('a stylesheet that fails to load is a failed route, a failed API call is not', () => {
  networkState.isOnline = false;
  expect(judgeFailedRoute(markAssetError(new TypeError('Failed to fetch')))).toBe('offline');
  expect(judgeFailedRoute(new TypeError('Failed to fetch'))).toBe('unrelated');
});

test('a navigation that a newer one cancels is not handled', () => {
  expect(judgeFailedRoute(Object.assign(new Error('Route Cancelled'), { cancelled: true }))).toBe('unrelated');
});
