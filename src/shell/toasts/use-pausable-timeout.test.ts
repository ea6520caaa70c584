// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePausableTimeout } from './use-pausable-timeout';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a pause does not shorten the remaining time', () => {
  const onEnd = vi.fn();
  const { rerender } = renderHook(({ isPaused }) => usePausableTimeout(3000, isPaused, onEnd), {
    initialProps: { isPaused: false },
  });
  advance(2000);
  rerender({ isPaused: true });
  advance(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  rerender({ isPaused: false });
  advance(999);
  expect(onEnd).not.toHaveBeenCalled();
  advance(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
