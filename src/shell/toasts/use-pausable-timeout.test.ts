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

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('it ends after its time', () => {
  const onEnd = vi.fn();
  renderHook(() => usePausableTimeout(3000, false, onEnd));
  after(2999);
  expect(onEnd).not.toHaveBeenCalled();
  after(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a pause does not use up the time', () => {
  const onEnd = vi.fn();
  const { rerender } = renderHook(({ isPaused }) => usePausableTimeout(3000, isPaused, onEnd), {
    initialProps: { isPaused: false },
  });
  after(2000);
  rerender({ isPaused: true });
  after(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  rerender({ isPaused: false });
  after(999);
  expect(onEnd).not.toHaveBeenCalled();
  after(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
