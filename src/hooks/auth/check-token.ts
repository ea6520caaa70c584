import { callInBrowser } from '@/api/call-in-browser';
import { isApiError } from '@/api/is-api-error';
import { expireSession } from '@/state/session';

/** Ends the session when the service no longer knows its token; any other failure says nothing about it. */
export async function checkToken(token: string): Promise<void> {
  try {
    await callInBrowser('checkToken', { body: { token } });
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorized') expireSession(token);
  }
}
