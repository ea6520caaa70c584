// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePhase } from './progress-bar';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function start() {
  const hook = renderHook(({ isWorking }) => usePhase(isWorking), { initialProps: { isWorking: false } });
  return { phase: () => hook.result.current, work: (isWorking: boolean) => hook.rerender({ isWorking }) };
}

test('work under 200 ms never shows', () => {
  const { phase, work } = start();
  work(true);
  after(199);
  work(false);
  after(1000);
  expect(phase()).toBe('idle');
});

test('longer work shows after 200 ms, then fades and goes', () => {
  const { phase, work } = start();
  work(true);
  after(199);
  expect(phase()).toBe('idle');
  after(1);
  expect(phase()).toBe('running');
  after(60_000);
  expect(phase()).toBe('running');
  work(false);
  expect(phase()).toBe('done');
  after(300);
  expect(phase()).toBe('idle');
});

test('new work while the bar fades is throttled again', () => {
  const { phase, work } = start();
  work(true);
  after(200);
  work(false);
  after(100);
  work(true);
  after(200);
  expect(phase()).toBe('running');
});
