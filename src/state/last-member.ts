import { sessionState } from './session';

// In memory only: nothing about a member is written to the device.
let last: { email: string; session: number } | null = null;

/** Remembers whose session this is, for as long as the tab is open. */
export function rememberMember(email: string, session: number): void {
  last = { email, session };
}

/** The address of whom the page has to ask to sign in again; '' for everybody else. */
export function lastEmail(): string {
  const { endedBy, session } = sessionState;
  const isAskedAgain = endedBy === 'expired' || endedBy === 'password';
  return isAskedAgain && last?.session === session - 1 ? last.email : '';
}
