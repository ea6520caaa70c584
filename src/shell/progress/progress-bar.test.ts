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

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function renderPhase() {
  const hook = renderHook(({ isWorking }) => usePhase(isWorking), { initialProps: { isWorking: false } });
  return { phase: () => hook.result.current, setWorking: (isWorking: boolean) => hook.rerender({ isWorking }) };
}

test('work shorter than 200 ms is never shown', () => {
  const { phase, setWorking } = renderPhase();
  setWorking(true);
  advance(199);
  setWorking(false);
  advance(1000);
  expect(phase()).toBe('idle');
});

test('longer work is shown after 200 ms, then the bar fades and disappears', () => {
  const { phase, setWorking } = renderPhase();
  setWorking(true);
  advance(199);
  expect(phase()).toBe('idle');
  advance(1);
  expect(phase()).toBe('running');
  advance(60_000);
  expect(phase()).toBe('running');
  setWorking(false);
  expect(phase()).toBe('done');
  advance(300);
  expect(phase()).toBe('idle');
});

test('new work while the bar fades is throttled again', () => {
  const { phase, setWorking } = renderPhase();
  setWorking(true);
  advance(200);
  setWorking(false);
  advance(100);
  setWorking(true);
  advance(200);
  expect(phase()).toBe('running');
});
