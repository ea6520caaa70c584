import { callInBrowser } from '@/api/call-in-browser';
import { isApiError } from '@/api/is-api-error';
import { limits } from '@/config/limits';
import { expireSession, sessionState } from '@/state/session';

let checkedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks, quietly, whether a member's token still counts: when the page starts, and when somebody looks at the tab again
 * after a while, until `left`. A token that was got on this page is `isFresh` and counts for that while.
 */
export function checkTokenOnReturn(left: AbortSignal, isFresh: boolean): void {
  if (left.aborted) return;
  if (isFresh) checkedAt = Date.now();
  const look = () => {
    if (document.visibilityState === 'visible') check();
  };
  look();
  document.addEventListener('visibilitychange', look, { signal: left });
}

function check() {
  const { token } = sessionState;
  if (!token || Date.now() - checkedAt < limits.tokenCheckMs) return;
  // Noted before the answer: React starts effects twice while developing.
  checkedAt = Date.now();
  const ask = () => {
    if (token === sessionState.token) void checkToken(token);
  };
  // The check waits until the page's own requests are under way. Safari has no idle callback.
  if (window.requestIdleCallback) window.requestIdleCallback(ask, { timeout: limits.tokenCheckDelayMs });
  else setTimeout(ask, limits.tokenCheckDelayMs);
}

/** Ends the session when the service rejects its token; other failures leave the session alone. */
async function checkToken(token: string): Promise<void> {
  try {
    await callInBrowser('checkToken', { body: { token } });
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorized') expireSession(token);
  }
}
