import type { Member, State } from '../state/state.ts';
import { ownerOf } from './tokens.ts';

export type Session = { token: string; member: Member };

/** The member behind the request's bearer; null when it is missing, unknown or expired. */
export function sessionOf(state: State, headers: Headers, now: Date): Session | null {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return null;
  const memberId = ownerOf(state.sessions, token, now);
  const member = memberId === null ? undefined : state.members[memberId];
  return member ? { token, member } : null;
}
