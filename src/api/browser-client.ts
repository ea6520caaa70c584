import { createClient } from '@sdk';
import { publicEnv } from '@/config/env';
import { isAwake } from '@/lib/when-awake';
import { expireSession, sessionState } from '@/state/session';
import { circuitBreaker } from './circuit-breaker';
import { watchFetch } from './watch-fetch';

// Failures of the previous connection are no evidence about this one.
window.addEventListener('online', () => circuitBreaker.answered());

/** The browser's only client. It sends the session's token and the page's language, and ends the session on a 401. */
export const browserClient = createClient({
  baseUrl: publicEnv.serviceHost,
  getToken: () => sessionState.token,
  getLocale: () => (document.documentElement.lang === 'en' ? 'en' : 'id'),
  onUnauthorized: (_error, token) => expireSession(token),
  fetch: watchFetch,
  // One retry without a message, after about 1.4 seconds. A lasting failure is shown, and SWR schedules the further
  // attempts (`src/hooks/swr-retries.ts`).
  retries: 1,
  retryPauseMs: 1400,
  mayRetry: () => isAwake() && circuitBreaker.waitMs() === 0,
});
