import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IDLE_MS, type IdleState, idleState } from './idle-clock';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'input'] as const;
const TICK_MS = 500;

type IdleOptions = {
  /** Whether anybody has left something here; otherwise nobody is asked. */
  isUnderWay: () => boolean;
  onOver: () => void;
};

/**
 * Counts how long nobody has pressed, touched, typed or scrolled. While it asks, a sign of life gives the whole time to
 * answer again, so that a visitor on the way to a button is not cut off (WCAG 2.2.1).
 */
export function useIdle({ isUnderWay, onOver }: IdleOptions): { secondsLeft: number | null; goOn: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const lastSign = useRef(0);
  const isAsking = useRef(false);

  const show = useCallback((next: IdleState) => {
    isAsking.current = next.kind === 'asking';
    setSecondsLeft(next.kind === 'asking' ? next.secondsLeft : null);
  }, []);
  const goOn = useCallback(() => {
    lastSign.current = Date.now();
    show({ kind: 'active' });
  }, [show]);

  const tick = useEffectEvent(() => {
    const next = idleState(Date.now() - lastSign.current);
    if (next.kind === 'active' || isUnderWay()) show(next);
    else goOn();
    if (next.kind !== 'over' || !isUnderWay()) return;
    goOn();
    onOver();
  });

  useEffect(() => {
    lastSign.current = Date.now();
    const notice = () => {
      lastSign.current = isAsking.current ? Date.now() - IDLE_MS : Date.now();
    };
    for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true });
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, notice, { capture: true });
    };
  }, []);

  return { secondsLeft, goOn };
}
