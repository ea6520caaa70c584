import { proxy } from 'valtio';
import { forgetMember, readStored, storedKey, writeStored } from './device-storage';

type Reason = 'logout' | 'expired' | 'password';

type Session = {
  status: 'unknown' | 'visitor' | 'member';
  token: string | null;
  /** Increases with every new token, so that data of one session is never shown in the next. */
  session: number;
  /** The reason for which the session ended; null for a visitor who was never signed in. */
  endedBy: null | Reason | 'elsewhere';
};

/** The session (§4). Its status is 'unknown' on the server and until the browser has read its storage. */
export const sessionState = proxy<Session>({ status: 'unknown', token: null, session: 0, endedBy: null });

/** The reason for which another tab is ending the session, from its announcement to the removal of the token. */
let announced: string | null = null;
/** False on a device without working storage, where the session exists in this tab only. */
let isTokenStored = true;

function become(token: string | null, endedBy: Session['endedBy'] = null) {
  const isNew = token !== sessionState.token;
  // After an expired session another person may sign in. A page that has just loaded restores its own session.
  const isAnother = token && isNew && sessionState.status !== 'unknown';
  const session = sessionState.session + (isNew ? 1 : 0);
  announced = null;
  Object.assign(sessionState, { status: token ? 'member' : 'visitor', token, session, endedBy });
  if (endedBy === 'logout') forgetMember('sign-out');
  else if (endedBy) forgetMember(endedBy === 'expired' ? 'expired' : 'member-left');
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

/**
 * Ends the session after a password change, which ended all sessions of the member (§4). The member is asked to sign in
 * again.
 */
export const endWithPassword = (token: string) => endOf(token, 'password');

/** Ends the session whose token a 401 refused. */
export const expireSession = (token: string) => endOf(token, 'expired');

/** Ends the session of this token only; a late response to an older token has no effect. */
function endOf(token: string, reason: Reason) {
  if (token !== sessionState.token) return;
  const stored = readStored('token');
  // Another tab has signed in again and its storage event has not arrived yet, so the refused token is not the current
  // one.
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

// A page in the back/forward cache received no storage events of the other tabs.
function wake(event: PageTransitionEvent) {
  if (event.persisted && isTokenStored) reread();
}

/** Stores the token with which the developer panel of the service host opened this page, and opens it without. */
function takeMockToken() {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('mock-token');
  if (!token) return;
  writeStored('token', token);
  url.searchParams.delete('mock-token');
  window.location.replace(url);
}

/** Reads the stored token and follows its changes in other tabs. Call it in an effect; it returns the cleanup. */
export function startSession(): () => void {
  // The comparison stays inline, so that other builds drop the function.
  if (process.env.NODE_ENV === 'development') takeMockToken();
  become(readStored('token'));
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', wake);
  };
}

/**
 * Returns a function that returns true while the current session is unchanged; another tab may end it or sign in
 * another member.
 */
export function sameSession(): () => boolean {
  const { session } = sessionState;
  return () => sessionState.session === session;
}

// In memory only: nothing about a member is written to the device.
let last: { email: string; session: number } | null = null;

/** Remembers the member of this session while the tab is open. */
export function rememberMember(email: string, session: number): void {
  last = { email, session };
}

/** Returns the email of the member who must sign in again after expiry or a password change; '' in all other cases. */
export function lastEmail(): string {
  const { endedBy, session } = sessionState;
  const isAskedAgain = endedBy === 'expired' || endedBy === 'password';
  return isAskedAgain && last?.session === session - 1 ? last.email : '';
}
