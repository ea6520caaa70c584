import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '@/config/limits';
import { progressState } from '@/state/progress';
import styles from './progress-bar.module.css';
import { useNavigationWork } from './use-navigation-work';

/** Shows a bar at the top edge while requests or navigations are running (§2). */
export function ProgressBar() {
  useNavigationWork();
  const { pending } = useSnapshot(progressState);
  const phase = usePhase(pending > 0);
  return phase === 'idle' ? null : <div className={styles.bar} data-phase={phase} aria-hidden="true" />;
}

/** The state of the bar: 'idle' is hidden, 'running' fills in 5000 ms, 'done' fills at once and fades out. */
type ProgressPhase = 'idle' | 'running' | 'done';

const FADE_MS = 300;

/** Returns the state of the bar. Work shorter than the 200 ms throttle is not shown. */
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
