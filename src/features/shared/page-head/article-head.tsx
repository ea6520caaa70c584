import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import styles from './article-head.module.css';
import type { HeadTextProps } from './head-text';
import { PageHead } from './page-head';

/**
 * Shows the head of an article's page: breadcrumb and title, and what follows the title. A pressed card shows it too
 * while the page is loading.
 */
export function ArticleHead({ title, lang, ...text }: Omit<HeadTextProps, 'className'>) {
  const { t } = useMessages('common');
  return (
    <PageHead
      crumbs={[
        { label: t('menu.news'), href: routes.blog() },
        { label: title, lang },
      ]}
      title={withNoBreakDashes(title)}
      lang={lang}
      className={styles.heading}
      {...text}
    />
  );
}
