import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '@/config/limits';
import { afterPaint } from '@/lib/after-paint';
import { useRouterEvent } from '@/lib/use-router-event';
import { progressState, startWork } from '@/state/progress';
import styles from './progress-bar.module.css';

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

/** Counts each navigation as running work from its start to its end, and marks the pressed link as busy meanwhile. */
function useNavigationWork() {
  const done = useRef<(() => void) | null>(null);
  const pressed = useRef<Element | null>(null);
  const busy = useRef<Element | null>(null);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('a[href]') : null;
    };
    document.addEventListener('click', press, true);
    return () => {
      done.current?.();
      document.removeEventListener('click', press, true);
    };
  }, []);
  const end = () => {
    // End the work after the paint, so that the new page appears first.
    if (done.current) afterPaint(done.current);
    done.current = null;
    busy.current?.removeAttribute('aria-busy');
  };
  useRouterEvent('routeChangeStart', () => {
    done.current ??= startWork();
    busy.current = pressed.current;
    busy.current?.setAttribute('aria-busy', 'true');
  });
  useRouterEvent('routeChangeComplete', end);
  useRouterEvent('routeChangeError', end);
}
