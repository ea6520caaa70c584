import { sessionState } from './session';

/**
 * Returns a function that tells whether the current session still is the same; another tab may end it or sign in
 * somebody else.
 */
export function sameSession(): () => boolean {
  const { session } = sessionState;
  return () => sessionState.session === session;
}
