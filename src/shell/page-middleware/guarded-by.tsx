import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { safePath } from '@/lib/safe-path';
import { sessionState } from '@/state/session';
import { dropNotices } from '@/state/toasts';
import { Overdue } from '@/ui/static/messages/overdue';
import { FailureScreen } from '../errors/failure-screen';
import type { Middleware } from '../page';
import { usePagePath } from '../top-bar/use-page-path';
import styles from './page-guard.module.css';

/** Returns the access rules of a page: the named middleware, run in this order. */
export const guardedBy = (...names: MiddlewareName[]): Middleware => ({ names, Guard: PageGuard });

/**
 * Shows the page when its middleware allows it, or while a redirect keeps it in view. It runs in the browser, because
 * the server does not receive the token.
 */
function PageGuard({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const router = useRouter();
  const { t } = useMessages();
  const session = useSnapshot(sessionState);
  const page = usePagePath();
  const path = page + (/#.+/.exec(router.asPath)?.[0] ?? '');
  const wasShown = useWasShown(session.status === 'member', page);
  const verdict = runMiddleware(names, { session, path, wasShown, from: router.query.from });
  const to = verdict.kind === 'redirect' ? verdict.to : null;
  const leave = useEffectEvent((target: string) => {
    // The sign-in page shows the reason in its content, so the toast is removed.
    dropNotices();
    void router.replace(target);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `path` repeats the redirect on another page
  useEffect(() => {
    // Before the router is ready, the query with `from` is unknown.
    if (to && router.isReady) leave(to);
  }, [to, path, router.isReady]);

  if (verdict.kind === 'error') return <FailureScreen status={verdict.status} message={t('failure.middleware')} />;
  const isKept = verdict.kind === 'redirect' && verdict.keepsPage === true;
  if (verdict.kind !== 'pass' && !isKept) return <Waiting />;
  // Nothing of a kept page can be pressed or sent again.
  return (
    <div className={styles.page} inert={isKept}>
      {children}
    </div>
  );
}

/** Returns true when this page was shown to a signed-in member. */
function useWasShown(isMember: boolean, path: string): boolean {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => setShown((before) => (isMember || before === path ? path : null)), [isMember, path]);
  return shown === path;
}

function Waiting() {
  const { t } = useMessages();
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden" aria-busy="true">
        {t('member.waiting')}
      </p>
      <Overdue text={t('states.overdue')} reload={t('buttons.reload')} />
    </div>
  );
}

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
