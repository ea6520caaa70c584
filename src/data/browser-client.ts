import { type Client, createClient } from '@sdk';
import { publicEnv } from '@/config/env';
import { correctClock } from '@/lib/clock';
import { expireSession, sessionState } from '@/state/session';
import { answerListeners } from './answer-listeners';
import { withOwnNames } from './with-own-names';

const pageLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'id');

const client = createClient({
  baseUrl: publicEnv.serviceHost,
  getToken: () => sessionState.token,
  getLocale: pageLanguage,
  onUnauthorized: (_error, token) => expireSession(token),
  fetch: async (request) => {
    if (publicEnv.mockWorld) request.headers.set('Mock-World', publicEnv.mockWorld);
    const response = await globalThis.fetch(request);
    correctClock(response.headers.get('date'));
    if (request.method === 'GET') for (const onAnswer of answerListeners) onAnswer(request.url, response);
    return response;
  },
  // One retry without a message, after about 1.4 seconds. A lasting failure is shown, and SWR schedules the further
  // attempts (`src/data/use-read.ts`).
  retries: 1,
  retryPauseMs: 1400,
  mayRetry: () => navigator.onLine,
});

/**
 * The browser's only client. It sends the session's token and the page's language, ends the session on a 401, and names
 * countries and regions in the page's language.
 */
export const browserClient: Pick<Client, 'call'> = {
  call: async (...call) => withOwnNames(await client.call(...call), pageLanguage()),
};
