import type { Member, State, TokenGrant } from '../state/state.ts';

const SESSION_MS = 7 * 24 * 3_600_000;
const RECOVERY_MS = 3_600_000;

type Grants = Record<string, TokenGrant>;

/** Opens a session of 7 days and returns its token. */
export function createSession(sessions: Grants, memberId: string, now: Date): string {
  deleteExpired(sessions, now);
  return issueToken(sessions, memberId, now.getTime() + SESSION_MS);
}

/** Creates a recovery token that is valid for an hour; the member's earlier ones end. */
export function createRecoveryToken(recoveryTokens: Grants, memberId: string, now: Date): string {
  deleteExpired(recoveryTokens, now);
  revokeTokens(recoveryTokens, memberId);
  return issueToken(recoveryTokens, memberId, now.getTime() + RECOVERY_MS);
}

/** The member of a valid token, or null. */
export function findTokenOwner(grants: Grants, token: string, now: Date): string | null {
  const grant = Object.hasOwn(grants, token) ? grants[token] : undefined;
  return grant && grant.expiresAt > now.getTime() ? grant.memberId : null;
}

/** Ends all of a member's tokens of this kind. */
export function revokeTokens(grants: Grants, memberId: string): void {
  for (const [token, { memberId: owner }] of Object.entries(grants)) if (owner === memberId) delete grants[token];
}

function issueToken(grants: Grants, memberId: string, expiresAt: number): string {
  const token = crypto.randomUUID();
  grants[token] = { memberId, expiresAt };
  return token;
}

function deleteExpired(grants: Grants, now: Date): void {
  for (const [token, { expiresAt }] of Object.entries(grants)) if (expiresAt <= now.getTime()) delete grants[token];
}

export type Session = { token: string; member: Member };

/** The session of the request's bearer token; null when it is missing, unknown or expired. */
export function findSession(state: State, headers: Headers, now: Date): Session | null {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return null;
  const memberId = findTokenOwner(state.sessions, token, now);
  const member = memberId === null ? undefined : state.members[memberId];
  return member ? { token, member } : null;
}
