import { expireSession, sessionState } from '@/state/session';
import { callInBrowser } from './call-in-browser';
import { isApiError } from './sdk-values';

const CHECK_INTERVAL_MS = 300_000;
const MAX_DELAY_MS = 1000;

let checkedAt = Number.NEGATIVE_INFINITY;

/**
 * Checks in the background whether a member's token is still valid: on page load, and when the tab becomes visible
 * again after some time, until `left` is aborted. A token obtained on this page (`isFresh`) counts as just checked.
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
  if (!token || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
  // Set before the response arrives, because React runs effects twice in development.
  checkedAt = Date.now();
  const ask = () => {
    if (token === sessionState.token) void checkToken(token);
  };
  // The page's data requests go first. Safari has no requestIdleCallback.
  if (window.requestIdleCallback) window.requestIdleCallback(ask, { timeout: MAX_DELAY_MS });
  else setTimeout(ask, MAX_DELAY_MS);
}

/** Ends the session when the service rejects its token; other failures keep the session. */
async function checkToken(token: string): Promise<void> {
  try {
    await callInBrowser('checkToken', { body: { token } });
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorized') expireSession(token);
  }
}
