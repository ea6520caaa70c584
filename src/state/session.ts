import { proxy } from 'valtio';
import { readStored, writeStored } from '../lib/safe-storage';

const KEY = 'kelana.token';

type Session = {
  status: 'unknown' | 'visitor' | 'member';
  token: string | null;
  /** Why a member became a visitor; null for somebody who was never signed in. */
  endedBy: null | 'logout' | 'expired' | 'elsewhere';
};

/** Signed in or not (§4). 'unknown' on the server and until the browser has read its storage. */
export const sessionState = proxy<Session>({ status: 'unknown', token: null, endedBy: null });

function become(token: string | null, endedBy: Session['endedBy'] = null) {
  Object.assign(sessionState, { status: token ? 'member' : 'visitor', token, endedBy });
}

export function signIn(token: string) {
  writeStored('localStorage', KEY, token);
  become(token);
}

function end(reason: 'logout' | 'expired') {
  if (sessionState.status !== 'member') return;
  writeStored('localStorage', KEY, null);
  become(null, reason);
}

export const signOut = () => end('logout');

/** Ends the session after a 401: the first of several failing calls counts, the others change nothing. */
export const expireSession = () => end('expired');

function follow(event: StorageEvent) {
  if (event.key !== KEY && event.key !== null) return;
  const token = readStored('localStorage', KEY);
  if (token === sessionState.token) return;
  become(token, token ? null : 'elsewhere');
}

/** Reads the stored token and follows the other tabs; call in an effect, returns the way to stop. */
export function startSession(): () => void {
  become(readStored('localStorage', KEY));
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
