/** The account of a run; `token` is that of its current session. */
export type Session = { email: string; password: string; token: string };

/** Thrown when the host refuses the credentials of the account. */
export class AccountRefused extends Error {}

/** Returns the token in the answer of `login`; undefined without one. */
export function tokenOf(body: unknown): string | undefined {
  const token = (body as { data?: { token?: unknown } } | undefined)?.data?.token;
  return typeof token === 'string' ? token : undefined;
}
