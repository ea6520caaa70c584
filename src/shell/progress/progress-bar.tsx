import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '@/config/limits';
import { progressState } from '@/state/progress';
import styles from './progress-bar.module.css';
import { useNavigationWork } from './use-navigation-work';

/** Shows requests and navigations under way at the top edge (§2). */
export function ProgressBar() {
  useNavigationWork();
  const { pending } = useSnapshot(progressState);
  const phase = usePhase(pending > 0);
  return phase === 'idle' ? null : <div className={styles.bar} data-phase={phase} aria-hidden="true" />;
}

/** 'idle' shows nothing, 'running' fills in 5000 ms, 'done' fills at once and fades. */
type ProgressPhase = 'idle' | 'running' | 'done';

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
