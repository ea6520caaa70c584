// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressState, startWork } from '@/state/progress';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { ProgressBar } from './progress-bar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function renderBar() {
  const router = mockRouter();
  const { container, unmount } = renderInShell(<ProgressBar />, { router });
  const emit = (event: 'routeChangeStart' | 'routeChangeComplete') =>
    act(async () => router.events.emit(event, '/mice', {}));
  return { phase: () => container.querySelector<HTMLElement>('[data-phase]')?.dataset.phase, emit, unmount };
}

test('work shorter than 200 ms is never shown', async () => {
  const { phase } = renderBar();
  const end = startWork();
  await advance(199);
  end();
  await advance(1000);
  expect(phase()).toBeUndefined();
});

test('longer work is shown after 200 ms until the bar fades, also new work while it fades', async () => {
  const { phase } = renderBar();
  let end = startWork();
  await advance(199);
  expect(phase()).toBeUndefined();
  await advance(1);
  expect(phase()).toBe('running');
  await advance(60_000);
  expect(phase()).toBe('running');
  end();
  await advance(100);
  expect(phase()).toBe('done');
  end = startWork();
  await advance(200);
  expect(phase()).toBe('running');
  end();
  await advance(300);
  expect(phase()).toBeUndefined();
});

test('navigations count as work from their start until the new page is painted, or until the bar goes', async () => {
  const { emit, unmount } = renderBar();
  await emit('routeChangeStart');
  await emit('routeChangeComplete');
  expect(progressState.pending).toBe(1);
  await emit('routeChangeStart');
  await advance(50);
  expect(progressState.pending).toBe(1);
  await emit('routeChangeComplete');
  await advance(50);
  expect(progressState.pending).toBe(0);
  await emit('routeChangeStart');
  unmount();
  expect(progressState.pending).toBe(0);
});

test('the pressed link is busy from the start of its navigation to the end', async () => {
  document.body.innerHTML = '<a href="#turki"><b>Turki</b></a><button type="button">Simpan</button>';
  const link = document.querySelector('a');
  const { emit } = renderBar();
  document.querySelector('b')?.click();
  await emit('routeChangeStart');
  expect(link?.getAttribute('aria-busy')).toBe('true');
  await emit('routeChangeComplete');
  expect(link?.hasAttribute('aria-busy')).toBe(false);
  document.querySelector('button')?.click();
  await emit('routeChangeStart');
  expect(link?.hasAttribute('aria-busy')).toBe(false);
});
