import { proxy } from 'valtio';
import { readStored, writeStored } from '../lib/safe-storage';

const KEY = 'kelana.token';

type Session = {
  status: 'unknown' | 'visitor' | 'member';
  token: string | null;
  /** Counts up with every other token: what was read for one session is never shown in the next. */
  session: number;
  /** Why a member became a visitor; null for somebody who was never signed in. */
  endedBy: null | 'logout' | 'expired' | 'elsewhere';
};

/** Signed in or not (§4). 'unknown' on the server and until the browser has read its storage. */
export const sessionState = proxy<Session>({ status: 'unknown', token: null, session: 0, endedBy: null });

function become(token: string | null, endedBy: Session['endedBy'] = null) {
  const session = sessionState.session + (token === sessionState.token ? 0 : 1);
  Object.assign(sessionState, { status: token ? 'member' : 'visitor', token, session, endedBy });
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

/** Ends the session whose token a 401 refused; the late answer to an older token changes nothing. */
export function expireSession(token: string) {
  if (token === sessionState.token) end('expired');
}

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
