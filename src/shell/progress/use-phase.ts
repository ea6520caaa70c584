import { useEffect, useState } from 'react';
import { limits } from '@/config/limits';

/** 'idle' shows nothing, 'running' fills in 5000 ms, 'done' fills at once and fades. */
export type ProgressPhase = 'idle' | 'running' | 'done';

const FADE_MS = 300;

/** Work shorter than the throttle of 200 ms never shows. */
export function usePhase(isWorking: boolean): ProgressPhase {
  const [phase, setPhase] = useState<ProgressPhase>('idle');

  useEffect(() => {
    if (isWorking) {
      const timer = setTimeout(() => setPhase('running'), limits.progressThrottleMs);
      return () => clearTimeout(timer);
    }
    setPhase((current) => (current === 'running' ? 'done' : current));
    const timer = setTimeout(() => setPhase('idle'), FADE_MS);
    return () => clearTimeout(timer);
  }, [isWorking]);

  return phase;
}
