import type { ReactNode } from 'react';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { HeadText } from '@/features/shared/page-head/head-text';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { useMessages } from '@/i18n/use-messages';
import styles from './auth.module.css';

type AuthFrameProps = {
  /** The key of its messages: `title`, and `lead` unless `hasLead` is false. */
  page: 'signIn' | 'signUp' | 'forgot' | 'newPassword';
  /** Shown beside the form on wide screens, else below it. */
  aside: ReactNode;
  hasLead?: boolean;
  children: ReactNode;
};

/** Shows title, introduction and columns of an auth page. Search engines are told not to index these pages. */
export function AuthFrame({ page, aside, hasLead = true, children }: AuthFrameProps) {
  const { t } = useMessages('auth');
  useTitleFocus();
  return (
    <>
      <PageMeta title={t(`${page}.title`)} isHidden />
      <div className={styles.columns}>
        <div className={styles.main}>
          <HeadText title={t(`${page}.title`)} lead={hasLead ? t(`${page}.lead`) : undefined} />
          {children}
        </div>
        {aside}
      </div>
    </>
  );
}
