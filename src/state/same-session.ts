import { sessionState } from './session';

/** Returns a function that tells whether the current session still is the one of now: another tab may have changed it. */
export function sameSession(): () => boolean {
  const { session } = sessionState;
  return () => sessionState.session === session;
}
