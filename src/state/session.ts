import { proxy } from 'valtio';
import { forgetMember, readStored, storedKey, writeStored } from './device-storage';

type Reason = 'logout' | 'expired' | 'password';

type Session = {
  status: 'unknown' | 'visitor' | 'member';
  token: string | null;
  /** Increases with every new token, so that data of one session is never shown in the next. */
  session: number;
  /** Why the session ended; null for a visitor who was never signed in. */
  endedBy: null | Reason | 'elsewhere';
};

/** Signed in or not (§4). 'unknown' on the server and until the browser has read its storage. */
export const sessionState = proxy<Session>({ status: 'unknown', token: null, session: 0, endedBy: null });

/** Why another tab is ending the session, between its word and the end itself. */
let announced: string | null = null;
/** False on a device that keeps nothing: there the session is of this tab alone. */
let isTokenStored = true;

function become(token: string | null, endedBy: Session['endedBy'] = null) {
  const isNew = token !== sessionState.token;
  // After an expired session another person may sign in. A page that has just loaded restores its own session.
  const isAnother = token && isNew && sessionState.status !== 'unknown';
  const session = sessionState.session + (isNew ? 1 : 0);
  announced = null;
  Object.assign(sessionState, { status: token ? 'member' : 'visitor', token, session, endedBy });
  const isOver = endedBy !== null && endedBy !== 'expired';
  if (endedBy === 'logout') forgetMember('sign-out');
  else if (isOver) forgetMember('member-left');
  else if (isAnother) forgetMember('another-session');
}

export function signIn(token: string) {
  isTokenStored = writeStored('token', token);
  become(token);
}

function end(reason: Reason) {
  if (sessionState.status !== 'member') return;
  writeStored('sessionEnd', reason);
  writeStored('token', null);
  writeStored('sessionEnd', null);
  become(null, reason);
}

export const signOut = () => end('logout');

/** A changed password has ended every session of the member (§4), who signs in again rather than leaves. */
export const endWithPassword = (token: string) => endOf(token, 'password');

/** Ends the session whose token a 401 refused. */
export const expireSession = (token: string) => endOf(token, 'expired');

/** Ends the session of this token alone; the late answer to an older token changes nothing. */
function endOf(token: string, reason: Reason) {
  if (token !== sessionState.token) return;
  const stored = readStored('token');
  // Another tab has signed in again and its message has not arrived yet, so the refused token is not the current one.
  if (stored && stored !== token) become(stored);
  else end(reason);
}

function follow(event: Pick<StorageEvent, 'key' | 'newValue'>) {
  if (event.key === storedKey('sessionEnd') && event.newValue) announced = event.newValue;
  if (event.key !== storedKey('token') && event.key !== null) return;
  reread();
}

function reread() {
  const token = readStored('token');
  // Expiry and a new password keep their reason; a sign-out in another tab counts as 'elsewhere'.
  const reason = announced === 'expired' || announced === 'password' ? announced : 'elsewhere';
  if (token !== sessionState.token) become(token, token ? null : reason);
}

// A page the browser had put aside heard nothing of the other tabs.
function wake(event: PageTransitionEvent) {
  if (event.persisted && isTokenStored) reread();
}

/** Reads the stored token and follows the other tabs; call in an effect, returns the way to stop. */
export function startSession(): () => void {
  become(readStored('token'));
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', wake);
  };
}
