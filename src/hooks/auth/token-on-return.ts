import { limits } from '@/config/limits';
import { sessionState } from '@/state/session';

let checkedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks, quietly, whether a token kept from before still counts: when the page starts, and when somebody looks at the tab
 * again after a while. Call in an effect after the session has started; returns the way to stop.
 */
export function checkTokenOnReturn(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') check();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

function check() {
  if (Date.now() - checkedAt < limits.tokenCheckMs) return;
  // Noted for visitors too: who has just signed in holds a fresh token. And React starts effects twice while developing.
  checkedAt = Date.now();
  const { token } = sessionState;
  if (!token) return;
  const ask = () => {
    if (token !== sessionState.token) return;
    // Visitors, who are most, need not carry it; without it nothing is known, as without an answer.
    import('./check-token').then(({ checkToken }) => checkToken(token)).catch(() => undefined);
  };
  // What the page itself needs goes first. Safari has no idle callback.
  if (window.requestIdleCallback) window.requestIdleCallback(ask, { timeout: limits.tokenCheckDelayMs });
  else setTimeout(ask, limits.tokenCheckDelayMs);
}
