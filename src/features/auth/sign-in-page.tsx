import Head from 'next/head';
import { useRouter } from 'next/router';
import { useSnapshot } from 'valtio';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { queryString } from '@/lib/query-string';
import { safePath } from '@/lib/safe-path';
import { sessionState } from '@/state/session';
import { ControlProvider } from '@/ui/controls/control-provider';
import { AppLink } from '@/ui/static/app-link';
import { Note } from '@/ui/static/note';
import styles from './components/auth.module.css';
import { Benefits } from './components/benefits';
import { SignInForm } from './forms/sign-in-form';

type Notice = 'expired' | 'booking' | 'member';

const iconOf = { expired: 'clock', booking: 'ticket', member: 'user' } as const;

/** Signing in; afterwards the page's middleware leads to `from` or home. */
export function SignInPage() {
  const { t } = useWords('auth');
  const from = safePath(useRouter().query.from, '') || undefined;
  const notice = useNotice(from);
  return (
    <>
      <Head>
        <title>{`${t('signIn.title')} · ${brand.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1>{t('signIn.title')}</h1>
          <p className={`lead muted ${styles.lead}`}>{t('signIn.lead')}</p>
          {notice && (
            <Note icon={iconOf[notice]} className={styles.notice}>
              {t(`signIn.${notice}`)}
            </Note>
          )}
          <ControlProvider>
            <SignInForm forgotHref={`${routes.forgotPassword()}${queryString({ from })}`} />
          </ControlProvider>
          <p className={styles.other}>
            {t('signIn.noAccount')} <AppLink href={routes.signUp(from)}>{t('signIn.signUp')}</AppLink>
          </p>
        </div>
        <Benefits />
      </div>
    </>
  );
}

/** Why somebody is here, when it was not their own wish. */
function useNotice(from: string | undefined): Notice | null {
  const { endedBy } = useSnapshot(sessionState);
  if (endedBy === 'expired') return 'expired';
  const [, first] = /^\/(booking|account)(?=[/?#]|$)/.exec(from ?? '') ?? [];
  if (first === 'account') return 'member';
  return first ? 'booking' : null;
}
