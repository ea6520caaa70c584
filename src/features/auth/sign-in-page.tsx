import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import forms from '@/features/shared/account/form.module.css';
import { readSignInNote, type SignInNote } from '@/features/shared/sign-in-note';
import { FormSkeleton } from '@/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useHydrated } from '@/lib/use-hydrated';
import { readDraft } from '@/state/booking-draft';
import { readStored } from '@/state/device-storage';
import { sessionState } from '@/state/session';
import { dropNotices } from '@/state/toasts';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './components/auth.module.css';
import { AuthFrame, useFrom } from './components/auth-frame';
import { Benefits } from './components/benefits';

const SignInForm = loadOnUse(
  () => import('@/features/shared/account/sign-in-form').then((part) => part.SignInForm),
  (part) => <FormSkeleton fields={['line', 'line']} {...part} />,
);

type Notice = SignInNote | 'expired' | 'booking' | 'member';

const iconOf = { expired: 'clock', booking: 'ticket', member: 'user' } as const;

/** Shows the sign-in page. After signing in, the page's middleware redirects to `from` or to the home page. */
export function SignInPage() {
  const { t, locale } = useMessages('auth');
  const from = useFrom();
  const notice = useNotice(from);
  return (
    <AuthFrame
      page="signIn"
      lead={
        <span className={styles.lead} role="status">
          {notice ? <NoticeText notice={notice} from={from} /> : t('signIn.lead')}
        </span>
      }
      aside={<Benefits title={t('benefits.title')} />}
    >
      <div className={styles.form}>
        <SignInForm key={locale} />
      </div>
      <div className={`${forms.links} ${forms.below}`}>
        <p>
          <AppLink href={routes.forgotPassword(from)}>{t('signIn.forgot')}</AppLink>
        </p>
        <p>
          {t('signIn.noAccount')} <AppLink href={routes.signUp(from)}>{t('signIn.signUp')}</AppLink>
        </p>
      </div>
    </AuthFrame>
  );
}

/** Shows the notice in place of the lead, because it is known only in the browser and must not move the form. */
function NoticeText({ notice, from }: { notice: Notice; from: string | undefined }) {
  const { t } = useMessages('auth');
  const isExpired = notice === 'expired';
  const isOver = isExpired || notice === 'changed';
  useEffect(() => {
    // The page shows the same message, so the toast is removed.
    if (isOver) dropNotices();
  }, [isOver]);
  const text = t(notice === 'changed' ? 'common:server.passwordChanged' : `signIn.${notice}`);
  const isDone = notice === 'registered' || notice === 'recovered' || notice === 'changed';
  return (
    <span className={styles.notice} data-done={isDone || undefined}>
      <Icon name={isDone ? 'check-circle' : iconOf[notice]} />
      <span>{(isExpired || notice === 'booking') && hasStoredInput(from) ? `${text} ${t('signIn.kept')}` : text}</span>
    </span>
  );
}

/** Returns the notice to show, which stays after the sign-in, until the next page is there. */
function useNotice(from: string | undefined): Notice | null {
  const { status } = useSnapshot(sessionState);
  const current = useCurrentNotice(from);
  const [last, setLast] = useState(current);
  if (status === 'member') return last;
  if (current !== last) setLast(current);
  return current;
}

/** Returns why the visitor was sent here, or the action just completed. */
function useCurrentNotice(from: string | undefined): Notice | null {
  const { endedBy } = useSnapshot(sessionState);
  const note = useHydrated() ? readSignInNote() : null;
  if (endedBy === 'expired') return 'expired';
  if (note) return note;
  // The tab in which the password was changed has the note in its session storage.
  if (endedBy === 'password') return 'changed';
  const [, first] = /^\/(booking|obs|account)(?=[/?#]|$)/.exec(from ?? '') ?? [];
  if (first === 'account') return 'member';
  return first ? 'booking' : null;
}

/** Returns true when this tab has stored form input of the page that the visitor came from. */
function hasStoredInput(from: string | undefined): boolean {
  const path = from?.split(/[?#]/, 1)[0];
  if (path === routes.editProfile()) return readStored('profileDraft') !== null;
  const [, tour] = /^\/booking\/(\d+)$/.exec(path ?? '') ?? [];
  return tour !== undefined && readDraft(Number(tour), Date.now()) !== null;
}
