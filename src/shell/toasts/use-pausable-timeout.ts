import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `ms` milliseconds; paused time does not count. */
export function usePausableTimeout(ms: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
