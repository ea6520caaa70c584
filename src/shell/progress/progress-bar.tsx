import { useSnapshot } from 'valtio';
import { progressState } from '@/state/progress';
import styles from './progress-bar.module.css';
import { useNavigationWork } from './use-navigation-work';
import { usePhase } from './use-phase';

/** Shows requests and navigations under way at the top edge (§2). */
export function ProgressBar() {
  useNavigationWork();
  const { pending } = useSnapshot(progressState);
  const phase = usePhase(pending > 0);
  return phase === 'idle' ? null : <div className={styles.bar} data-phase={phase} aria-hidden="true" />;
}
