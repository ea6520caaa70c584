import type { ReactNode } from 'react';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { useMessages } from '@/i18n/use-messages';
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
  const { t } = useMessages('auth');
  useTitleFocus();
  return (
    <>
      <PageMeta title={t(`${page}.title`)} isHidden />
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
