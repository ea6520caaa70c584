import { type Client, createClient } from '@sdk';
import { publicEnv } from '@/config/env';
import { isAwake } from '@/lib/when-awake';
import { expireSession, sessionState } from '@/state/session';
import { circuitBreaker } from './circuit-breaker';
import { watchFetch } from './watch-fetch';
import { withOwnNames } from './with-own-names';

// Failures of the previous connection are no evidence about this one.
window.addEventListener('online', () => circuitBreaker.answered());

const pageLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'id');

const client = createClient({
  baseUrl: publicEnv.serviceHost,
  getToken: () => sessionState.token,
  getLocale: pageLanguage,
  onUnauthorized: (_error, token) => expireSession(token),
  fetch: watchFetch,
  // One retry without a message, after about 1.4 seconds. A lasting failure is shown, and SWR schedules the further
  // attempts (`src/hooks/swr-retries.ts`).
  retries: 1,
  retryPauseMs: 1400,
  mayRetry: () => isAwake() && circuitBreaker.waitMs() === 0,
});

/**
 * The browser's only client. It sends the session's token and the page's language, ends the session on a 401, and names
 * countries and regions in the page's language.
 */
export const browserClient: Pick<Client, 'call'> = {
  call: async (...call) => withOwnNames(await client.call(...call), pageLanguage()),
};
