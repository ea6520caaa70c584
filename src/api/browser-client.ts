import { createClient } from '@sdk';
import { publicEnv } from '@/config/env';
import { expireSession, sessionState } from '@/state/session';

/** The one client of the browser: bearer of the session, language of the page, the session's end on a 401. */
export const browserClient = createClient({
  baseUrl: publicEnv.serviceHost,
  getToken: () => sessionState.token,
  getLocale: () => (document.documentElement.lang === 'en' ? 'en' : 'id'),
  onUnauthorized: (_error, token) => expireSession(token),
});
