import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useMessages } from '@/i18n/use-messages';
import { dropNotices } from '@/state/drop-toasts';
import { sessionState } from '@/state/session';
import { Overdue } from '@/ui/static/messages/overdue';
import { FailureScreen } from '../errors/failure-screen';
import { usePagePath } from '../top-bar/use-page-path';
import styles from './page-guard.module.css';
import { runMiddleware } from './page-middleware';

/**
 * Shows the page when its middleware allows it, or while a redirect keeps it in view. It runs in the browser, because
 * the server does not receive the token.
 */
export function PageGuard({ names, children }: { names: readonly string[]; children: ReactNode }) {
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
