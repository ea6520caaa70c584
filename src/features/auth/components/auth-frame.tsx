import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { HeadText } from '@/features/shared/page-head/head-text';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { useMessages } from '@/i18n/use-messages';
import { safePath } from '@/lib/safe-path';
import styles from './auth.module.css';

type AuthFrameProps = {
  /** The key of its messages: `title` and `lead`. */
  page: 'signIn' | 'signUp' | 'forgot' | 'newPassword';
  /** Shown beside the form on wide screens, else below it. */
  aside: ReactNode;
  /** Shown in place of the page's message; null for no lead. */
  lead?: ReactNode;
  children: ReactNode;
};

/**
 * Shows title, introduction and columns of an auth page, with the site's own picture: a low strip below the title on
 * phones, else above `aside`. Search engines are told not to index these pages.
 */
export function AuthFrame({ page, aside, lead, children }: AuthFrameProps) {
  const { t } = useMessages('auth');
  useTitleFocus();
  return (
    <>
      <PageMeta title={t(`${page}.title`)} isHidden />
      <div className={styles.columns}>
        <HeadText title={t(`${page}.title`)} lead={lead === undefined ? t(`${page}.lead`) : lead} />
        <img
          className={styles.picture}
          src="/images/phinisi-640.webp"
          srcSet="/images/phinisi-640.webp 640w, /images/phinisi-1120.webp 1120w"
          sizes="(min-width: 1024px) 544px, (min-width: 768px) 40vw, 100vw"
          width={640}
          height={427}
          alt=""
        />
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>{aside}</div>
      </div>
    </>
  );
}

/** Returns the path to open after sign-in; undefined without `from` or when it leads to another site. */
export const useFrom = (): string | undefined => safePath(useRouter().query.from, '') || undefined;
