import { proxy } from 'valtio';
import { isWorkerMode } from '../config/env';
import { readStored, writeStored } from '../lib/safe-storage';
import { forgetKeptBookings, forgetMember, forgetProfileDraft } from './forget-member';

const KEY = 'kelana.token';
// In a preview each tab has its own service, which does not know the tokens of other tabs.
const PLACE = isWorkerMode ? 'sessionStorage' : 'localStorage';
// Tells other tabs why the token is about to be removed; written before the removal and deleted after it.
const REASON_KEY = 'kelana.session-end';

type Reason = 'logout' | 'expired' | 'password';

type Session = {
  status: 'unknown' | 'visitor' | 'member';
  token: string | null;
  /** Increases with every new token. It is part of cache keys, so data of one session is never shown in the next. */
  session: number;
  /** The reason why a member became a visitor; null for somebody who was never signed in. */
  endedBy: null | Reason | 'elsewhere';
};

/** Signed in or not (§4). 'unknown' on the server and until the browser has read its storage. */
export const sessionState = proxy<Session>({ status: 'unknown', token: null, session: 0, endedBy: null });

/** The reason that another tab has announced, until that tab removes the token. */
let announced: string | null = null;
/** False when the device stores nothing; the session then belongs to this tab alone. */
let isKept = true;

function become(token: string | null, endedBy: Session['endedBy'] = null) {
  const isNew = token !== sessionState.token;
  // A sign-in after an expired session may be another person. On page load ('unknown') the token is the same session.
  const isAnother = token && isNew && sessionState.status !== 'unknown';
  const session = sessionState.session + (isNew ? 1 : 0);
  announced = null;
  Object.assign(sessionState, { status: token ? 'member' : 'visitor', token, session, endedBy });
  const isOver = endedBy !== null && endedBy !== 'expired';
  if (isAnother || isOver) forgetMember();
  // A new token alone does not remove it: it may be the same member, and the form checks the draft's owner.
  if (isOver) forgetProfileDraft();
  // Stored on the member's request, so only a sign-out removes it.
  if (endedBy === 'logout') forgetKeptBookings();
}

export function signIn(token: string) {
  isKept = writeStored('token', token);
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
 * A changed password has ended all sessions of the member (§4). Unlike a sign-out, the member is asked to sign in
 * again.
 */
export const endWithPassword = (token: string) => endOf(token, 'password');

/** Ends the session whose token a 401 refused. */
export const expireSession = (token: string) => endOf(token, 'expired');

/** Ends the session only if it still has this token; a late answer to an older token changes nothing. */
function endOf(token: string, reason: Reason) {
  if (token !== sessionState.token) return;
  const stored = readStored(PLACE, KEY);
  // Another tab has signed in again and its storage event is still on the way. That newer session is not over.
  if (stored && stored !== token) become(stored);
  else end(reason);
}

function follow(event: Pick<StorageEvent, 'key' | 'newValue'>) {
  if (event.key === storedKey('sessionEnd') && event.newValue) announced = event.newValue;
  if (event.key !== storedKey('token') && event.key !== null) return;
  reread();
}

function reread() {
  const token = readStored(PLACE, KEY);
  // Expiry and password change apply here too; a sign-out in another tab was not requested in this one.
  const reason = announced === 'expired' || announced === 'password' ? announced : 'elsewhere';
  if (token !== sessionState.token) become(token, token ? null : reason);
}

// A page in the back/forward cache receives no storage events.
function wake(event: PageTransitionEvent) {
  if (event.persisted && isKept) reread();
}

/** Reads the stored token and follows the other tabs; call it in an effect. Returns the cleanup. */
export function startSession(): () => void {
  become(readStored('token'));
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', wake);
  };
}
