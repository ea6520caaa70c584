// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { progressState } from '@/state/progress';
import { renderInShell, stillRouter } from '../../../tests/support/render-in-shell';
import { useNavigationWork } from './use-navigation-work';

function Work() {
  useNavigationWork();
  return null;
}

function followed() {
  const router = stillRouter();
  const { unmount } = renderInShell(<Work />, { router });
  const emit = (event: 'routeChangeStart' | 'routeChangeComplete') => router.events.emit(event, '/mice', {});
  return { emit, unmount };
}
const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

afterEach(cleanup);

test('a navigation is work until the new page is painted', async () => {
  const { emit } = followed();
  emit('routeChangeStart');
  emit('routeChangeComplete');
  expect(progressState.pending).toBe(1);
  await painted();
  expect(progressState.pending).toBe(0);
});

test('two that overlap are counted once each', async () => {
  const { emit } = followed();
  emit('routeChangeStart');
  emit('routeChangeComplete');
  emit('routeChangeStart');
  await painted();
  expect(progressState.pending).toBe(1);
  emit('routeChangeComplete');
  await painted();
  expect(progressState.pending).toBe(0);
});

test('nothing is left when nobody follows any more', () => {
  const { emit, unmount } = followed();
  emit('routeChangeStart');
  unmount();
  expect(progressState.pending).toBe(0);
});
