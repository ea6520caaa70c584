import { sessionState } from './session';

/**
 * Returns a function that returns true while the current session is unchanged; another tab may end it or sign in
 * another member.
 */
export function sameSession(): () => boolean {
  const { session } = sessionState;
  return () => sessionState.session === session;
}
