import { sessionState } from './session';

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
