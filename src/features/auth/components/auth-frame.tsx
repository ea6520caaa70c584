import type { ReactNode } from 'react';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { HeadText } from '@/features/shared/page-head/head-text';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { useMessages } from '@/i18n/use-messages';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './auth.module.css';

/** The props of an auth page with a picture beside its form. */
export type WithAuthPicture = { imageUrl: string | null };

type AuthFrameProps = {
  /** The key of its messages: `title`, and `lead` unless `hasLead` is false. */
  page: 'signIn' | 'signUp' | 'forgot' | 'newPassword';
  /** Shown beside the form on wide screens, else below it. */
  aside: ReactNode;
  hasLead?: boolean;
  /** Shown above `aside` where there is space for two columns. */
  imageUrl?: string | null;
  children: ReactNode;
};

/** Shows title, introduction and columns of an auth page. Search engines are told not to index these pages. */
export function AuthFrame({ page, aside, hasLead = true, imageUrl, children }: AuthFrameProps) {
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
        <div className={styles.side}>
          {imageUrl && (
            <Picture
              src={imageUrl}
              alt=""
              ratio="3/2"
              sizes="(min-width: 768px) 544px, 1px"
              className={styles.picture}
            />
          )}
          {aside}
        </div>
      </div>
    </>
  );
}
