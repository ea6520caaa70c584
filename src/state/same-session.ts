import { sessionState } from './session';

/** Says later whether the session of this moment is still the one: another tab may end it or sign somebody else in. */
export function sameSession(): () => boolean {
  const { session } = sessionState;
  return () => sessionState.session === session;
}
