import Head from 'next/head';
import type { ReactNode } from 'react';
import { brand } from '@/config/brand';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { useWords } from '@/i18n/use-words';
import styles from './auth.module.css';

type AuthFrameProps = {
  /** Its words: `title`, and `lead` unless it says that itself. */
  page: 'signIn' | 'signUp' | 'forgot' | 'newPassword';
  /** Stands beside the form where there is room, else below it. */
  aside: ReactNode;
  hasLead?: boolean;
  children: ReactNode;
};

/** Title, sentence and columns of every auth page; none of them is for search engines. */
export function AuthFrame({ page, aside, hasLead = true, children }: AuthFrameProps) {
  const { t } = useWords('auth');
  useTitleFocus();
  return (
    <>
      <Head>
        <title>{`${t(`${page}.title`)} · ${brand.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1>{t(`${page}.title`)}</h1>
          {hasLead && <p className={`lead muted ${styles.lead}`}>{t(`${page}.lead`)}</p>}
          {children}
        </div>
        {aside}
      </div>
    </>
  );
}
