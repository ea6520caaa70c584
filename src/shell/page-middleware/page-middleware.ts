import { routes } from '@/config/routes';
import { safePath } from '@/lib/safe-path';
import type { sessionState } from '@/state/session';

export type PageVisit = {
  session: Pick<typeof sessionState, 'status' | 'endedBy'>;
  /** Path, query and fragment of the page, without the language. */
  path: string;
  /** True when this page was shown to a member and no other page since. */
  wasShown?: boolean;
  /** The `from` query parameter, unchecked. */
  from?: unknown;
};

export type Verdict =
  | { kind: 'pass' }
  /** The session is not known yet; the content stays hidden. */
  | { kind: 'wait' }
  /** With `keepsPage` the page stays in view until the target has loaded. */
  | { kind: 'redirect'; to: string; keepsPage?: true }
  | { kind: 'error'; status: 500 };

export type PageMiddleware = (visit: PageVisit) => Verdict;

/**
 * Allows visitors only. A member is redirected to `from`, or to the home page. The page is shown while the session is
 * unknown and during the redirect.
 */
const guest: PageMiddleware = ({ session, from }) => {
  if (session.status !== 'member') return { kind: 'pass' };
  const to = safePath(from, routes.home());
  // An auth page as the target would redirect the member again.
  return { kind: 'redirect', to: to.startsWith('/auth/') ? routes.home() : to, keepsPage: true };
};

/**
 * Allows members only. Visitors are redirected to sign-in and return afterwards; after signing out on this page they go
 * to the home page (§2).
 */
const auth: PageMiddleware = ({ session, path, wasShown }) => {
  if (session.status === 'member') return { kind: 'pass' };
  if (session.status === 'unknown') return { kind: 'wait' };
  const hasLeft = wasShown && (session.endedBy === 'logout' || session.endedBy === 'elsewhere');
  if (hasLeft) return { kind: 'redirect', to: routes.home() };
  // After a change of password the member continues to the profile, not to the password form.
  const isDone = wasShown && session.endedBy === 'password' && path.startsWith(routes.changePassword());
  return { kind: 'redirect', to: routes.signIn(isDone ? routes.account() : path) };
};

/** The middleware that pages can use, by name. */
export const registry = { auth, guest } satisfies Record<string, PageMiddleware>;

export type MiddlewareName = keyof typeof registry;

/**
 * Runs the named middleware in order and returns the first verdict other than 'pass'. A name that is not in the registry
 * is an error with status 500, shown as 'Unknown middleware' (§6).
 */
export function runMiddleware(names: readonly string[], visit: PageVisit): Verdict {
  for (const name of names) {
    if (!Object.hasOwn(registry, name)) return { kind: 'error', status: 500 };
  }
  for (const name of names) {
    const verdict = registry[name as MiddlewareName](visit);
    if (verdict && verdict.kind !== 'pass') return verdict;
  }
  return { kind: 'pass' };
}
