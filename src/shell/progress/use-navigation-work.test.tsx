// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { progressState } from '@/state/progress';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { useNavigationWork } from './use-navigation-work';

function Probe() {
  useNavigationWork();
  return null;
}

function renderHookWithRouter() {
  const router = mockRouter();
  const { unmount } = renderInShell(<Probe />, { router });
  const emit = (event: 'routeChangeStart' | 'routeChangeComplete') => router.events.emit(event, '/mice', {});
  return { emit, unmount };
}
const waitForPaint = () => new Promise<void>((resolve) => afterPaint(resolve));

test('a navigation counts as pending work until the new page is painted', async () => {
  const { emit } = renderHookWithRouter();
  emit('routeChangeStart');
  emit('routeChangeComplete');
  expect(progressState.pending).toBe(1);
  await waitForPaint();
  expect(progressState.pending).toBe(0);
});

test('overlapping navigations are counted once each', async () => {
  const { emit } = renderHookWithRouter();
  emit('routeChangeStart');
  emit('routeChangeComplete');
  emit('routeChangeStart');
  await waitForPaint();
  expect(progressState.pending).toBe(1);
  emit('routeChangeComplete');
  await waitForPaint();
  expect(progressState.pending).toBe(0);
});

test('the pressed link is busy from the start of its navigation to the end', async () => {
  document.body.innerHTML = '<a href="#turki"><b>Turki</b></a><button type="button">Simpan</button>';
  const link = document.querySelector('a');
  const { emit, unmount } = renderHookWithRouter();
  document.querySelector('b')?.click();
  emit('routeChangeStart');
  expect(link?.getAttribute('aria-busy')).toBe('true');
  emit('routeChangeComplete');
  expect(link?.hasAttribute('aria-busy')).toBe(false);
  document.querySelector('button')?.click();
  emit('routeChangeStart');
  expect(link?.hasAttribute('aria-busy')).toBe(false);
  unmount();
  await waitForPaint();
});

test('unmounting during a navigation ends its work', () => {
  const { emit, unmount } = renderHookWithRouter();
  emit('routeChangeStart');
  unmount();
  expect(progressState.pending).toBe(0);
});
