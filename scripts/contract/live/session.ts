/** The account of a run; `token` is that of its session now. */
export type Session = { email: string; password: string; token: string };

/** The host does not let the account in: nothing a document could be blamed for. */
export class AccountRefused extends Error {}

/** The token in the answer of login. */
export function tokenOf(body: unknown): string | undefined {
  const token = (body as { data?: { token?: unknown } } | undefined)?.data?.token;
  return typeof token === 'string' ? token : undefined;
}
