import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Time without input after which the visitor is asked to continue. */
const IDLE_MS = 120_000;

/** Time to answer that question. */
const COUNTDOWN_MS = 30_000;

/** The state of a counter page: in use, asking (with the seconds left), or timed out. */
type IdleState = { kind: 'active' } | { kind: 'asking'; secondsLeft: number } | { kind: 'over' };

export function idleState(idleForMs: number): IdleState {
  if (idleForMs < IDLE_MS) return { kind: 'active' };
  const left = IDLE_MS + COUNTDOWN_MS - idleForMs;
  return left > 0 ? { kind: 'asking', secondsLeft: Math.ceil(left / 1000) } : { kind: 'over' };
}

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'input'] as const;
const TICK_MS = 500;

type IdleOptions = {
  /** True when a customer has entered data; otherwise no question is asked. */
  isUnderWay: () => boolean;
  onOver: () => void;
};

/**
 * Measures the time since the last press, key, input or scroll. While the question is shown, any of these restarts the
 * whole answering time, so that a visitor on the way to a button is not interrupted (WCAG 2.2.1).
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
